// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { verdicts } from '#machines/lib/lifecycle.ts';
import type { Actor } from '#machines/lib/lifecycle.ts';
import { blockerLifecycle } from '#machines/lifecycles/blocker/blocker.machine.ts';
import type { BlockerRow } from '#machines/lifecycles/blocker/blocker.types.ts';
import { offersWhatTheChartAllows } from '#tests/support/offers.ts';
import { signedInWith } from '#tests/support/signed-in.tsx';
import { BlockersView } from './blockers.view.tsx';
import type { ShownBlocker } from './resolve-blocker.act.tsx';
import { ResolveBlocker } from './resolve-blocker.act.tsx';

afterEach(cleanup);

const blocker: ShownBlocker = {
  id: 'b1',
  status: 'open',
  name: 'The test card is refused',
  createdAt: '2026-11-21T10:00:00.000Z',
  assistanceRequested: false,
  tester: { fullName: 'Camila Duarte', participantId: 'p1', country: { code: 'BR', name: 'Brazil' } },
};

const manager: Actor = { role: 'test_manager', userId: 'u1' };

const show = (facts: Partial<ShownBlocker> = {}, actor = manager) => {
  const row = { status: 'open', assistanceRequested: false, resolvedAt: null, ...facts } as const;
  const { calls, SignedIn } = signedInWith();
  render(
    <SignedIn>
      <BlockersView
        openCount={1}
        resolvedCount={2}
        isResolvedShown={false}
        onShowResolved={() => undefined}
        isEmpty={false}
        search={null}
        unmatched={null}
      >
        <ResolveBlocker
          blocker={{ ...blocker, ...facts }}
          isShown
          testerHref="/results/t1/participant/p1"
          verdicts={verdicts(blockerLifecycle, row, actor)}
        />
      </BlockersView>
    </SignedIn>,
  );
  return calls;
};

describe('a blocker', () => {
  it('RE-544: is marked as resolved', () => {
    const calls = show();
    fireEvent.click(screen.getByRole('button', { name: 'Mark as resolved' }));
    expect(calls).toEqual([{ resolveTestBlocker: { testBlockerId: 'b1' } }]);
  });

  it('RE-545: has a control that requests help', () => {
    const calls = show();
    fireEvent.click(screen.getByRole('button', { name: 'Get help' }));
    expect(calls).toEqual([{ requestTestBlockerAssistance: { testBlockerId: 'b1' } }]);
  });

  it('RE-546: Help requested replaces Get help', () => {
    show({ assistanceRequested: true });
    expect(screen.queryByRole('button', { name: 'Get help' })).toBeNull();
    expect(screen.getByText('Help requested')).toBeDefined();
  });

  it('has nothing to do once it is resolved', () => {
    show({ status: 'resolved' });
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the controls of a blocker', () => {
  const open: BlockerRow = { status: 'open', assistanceRequested: false, resolvedAt: null };
  const resolved: BlockerRow = { ...open, status: 'resolved', resolvedAt: '2026-11-21T11:00:00.000Z' };
  offersWhatTheChartAllows({
    lifecycle: blockerLifecycle,
    places: {
      open,
      'open, help requested': { ...open, assistanceRequested: true },
      resolved,
      'resolved, help requested': { ...resolved, assistanceRequested: true },
    },
    draw: ({ status, assistanceRequested }, actor) => {
      const calls = show({ status, assistanceRequested }, actor);
      return () => calls.length;
    },
    controls: { 'blocker.resolve': /^Mark as resolved/, 'assistance.request': /^Get help/ },
    allowed: {
      open: { 'blocker.resolve': 'TM', 'assistance.request': 'TM' },
      'open, help requested': { 'blocker.resolve': 'TM' },
      resolved: {},
      'resolved, help requested': {},
    },
  });
});

describe('the blockers table', () => {
  it('RE-549, RE-804: its five columns are 17, 40, 9, 9 and 25 percent wide', () => {
    show();
    expect(screen.getAllByRole('columnheader').map((head) => head.style.width)).toEqual(['17%', '40%', '9%', '9%', '25%']);
  });

  it('has a toggle for the resolved ones, off at first', () => {
    show();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Show resolved/ }).checked).toBe(false);
  });
});
