// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Actor } from '#machines/lib/actor.ts';
import { verdicts } from '#machines/lib/lifecycle.ts';
import { moderationClaimLifecycle } from '#machines/lifecycles/moderation-claim/moderation-claim.machine.ts';
import type { ModerationClaimRow } from '#machines/lifecycles/moderation-claim/moderation-claim.types.ts';
import { takeOverTesterMachine } from '#machines/flows/moderation/acts.ts';
import { groupClaimWords } from '#src/domain/moderation-claim.tsx';
import { hostedFor } from '#tests/support/hosted.tsx';
import { offersWhatTheChartAllows } from '#tests/support/offers.ts';
import { createActor } from 'xstate';
import { ClaimTester } from './claim-tester.host.tsx';
import { ClaimTesterView } from './claim-tester.view.tsx';

afterEach(cleanup);

const free: ModerationClaimRow = {
  state: 'free',
  userId: null,
  since: null,
  reason: null,
  takenFrom: null,
  actedAt: null,
  hasAccess: true,
};
const held = (userId: string): ModerationClaimRow => ({ ...free, state: 'held', userId, since: '2026-11-21T14:02:00.000Z' });

const draw = (row: ModerationClaimRow, actor: Actor) => {
  let presses = 0;
  const press = () => void (presses += 1);
  const said = verdicts(moderationClaimLifecycle, row, actor);
  render(
    <ClaimTesterView
      claim={row.userId === null || row.since === null ? null : { ...row, userId: row.userId, since: row.since, name: 'Ana Souza' }}
      viewerId={actor.userId ?? ''}
      mayTake={row.state === 'free' && said['claim.take'] === null}
      mayTakeOver={said['claim.takeOver'] === null}
      mayRelease={said['claim.release'] === null}
      isBusy={false}
      takeOver={createActor(takeOverTesterMachine).start()}
      onTake={press}
      onTakeOver={press}
      onRelease={press}
    />,
  );
  return () => presses;
};

describe('the controls of a claim', () => {
  offersWhatTheChartAllows({
    lifecycle: moderationClaimLifecycle,
    by: ['test_manager', 'community_test_manager'],
    places: { free, own: held('u1'), "somebody else's": held('u2') },
    draw,
    controls: { 'claim.take': /^I take this one/, 'claim.takeOver': /^Take over/, 'claim.release': /^Let go/ },
    allowed: {
      free: { 'claim.take': 'TM' },
      own: { 'claim.release': 'TM' },
      "somebody else's": { 'claim.takeOver': 'TM' },
    },
  });
});

describe('a claim', () => {
  const claim = { id: 'p1', userId: 'u2', name: 'Ana Souza', since: '2026-11-21T14:02:00.000Z', reason: null, takenFrom: null };
  const show = (given: Partial<typeof claim> | { reason: string; takenFrom: string } | null) => {
    const { asked, Hosted } = hostedFor('test_manager', {});
    render(<ClaimTester participantId="p1" claim={given === null ? null : { ...claim, ...given }} />, { wrapper: Hosted });
    return asked;
  };
  const key = (of: string) => act(async () => void fireEvent.keyDown(document.body, { key: of, code: of }));

  it('is taken by its key', async () => {
    const asked = show(null);
    await key('t');
    expect(asked).toEqual(['ClaimTester_Take']);
  });

  it('says who moderates the tester since when, and asks for a word before it is taken over', async () => {
    const asked = show({});
    expect(screen.getByRole('status').textContent).toMatch(/^Ana Souza is moderating this tester, since \d\d:02\./u);
    await key('t');
    expect(screen.getByRole('dialog', { name: 'Take over from Ana Souza' })).toBeTruthy();
    fireEvent.change(screen.getByRole('textbox', { name: /^Why/ }), { target: { value: 'I know this app.' } });
    await act(async () => void fireEvent.submit(screen.getByRole('textbox', { name: /^Why/ })));
    expect(asked).toEqual(['ClaimTester_TakeOver']);
  });

  it('tells the first one why it was taken over', () => {
    show({ reason: 'I know this app.', takenFrom: 'u1' });
    expect(screen.getByRole('status').textContent).toContain('They took over from you: “I know this app.”');
  });

  it('of its holder can be let go', async () => {
    const asked = show({ userId: 'u1' });
    expect(screen.getByRole('status').textContent).toContain('It ends 10 minutes after you last worked at a result.');
    fireEvent.click(screen.getByRole('button', { name: 'Let go' }));
    await expect.poll(() => asked).toEqual(['ClaimTester_Release']);
  });

  it('stands in the head of a group', () => {
    const tester = { fullName: 'Lena Hartmann', moderationClaim: claim };
    expect(groupClaimWords([{ fullName: 'Tom' }, { ...tester, moderationClaim: null }])).toBe(null);
    expect(groupClaimWords([tester])).toBe('Ana Souza is moderating Lena Hartmann');
    expect(groupClaimWords([tester, tester])).toBe('2 testers are being moderated');
  });
});
