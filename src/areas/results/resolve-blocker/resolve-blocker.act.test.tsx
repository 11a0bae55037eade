// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
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

const show = (facts: Partial<ShownBlocker> = {}) => {
  const { calls, SignedIn } = signedInWith();
  render(
    <SignedIn>
      <BlockersView openCount={1} resolvedCount={2} isResolvedShown={false} onShowResolved={() => undefined} isEmpty={false}>
        <ResolveBlocker blocker={{ ...blocker, ...facts }} isShown testerHref="/results/t1/participant/p1" resolveReason={null} />
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
