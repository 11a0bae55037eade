import { toldOf } from '#machines/lib/act.builders.ts';
import { describe, expect, it } from 'vitest';
import { resolveBlockerMachine, shownBlockers } from './acts.ts';

const input = { testBlockerId: 'b1' };
const refused = (messages: readonly string[]) => () => Promise.resolve({ successful: false, messages });

describe('resolve blocker', () => {
  it.each([
    ['without an answer', () => Promise.reject(new Error('network'))],
    ['refused without a word', refused([])],
  ])('RE-755: says that the blocker could not be resolved, %s', async (_, answer) => {
    expect(await toldOf(resolveBlockerMachine, input, answer)).toEqual([
      { type: 'act.refused', message: "Test blocker couldn't be resolved." },
    ]);
  });

  it('says what the server said', async () => {
    expect(await toldOf(resolveBlockerMachine, input, refused(['This blocker has already been resolved.']))).toEqual([
      { type: 'act.refused', message: 'This blocker has already been resolved.' },
    ]);
  });
});

describe('shown blockers', () => {
  const blockers = [{ status: 'open' as const }, { status: 'resolved' as const }];
  it('RE-547: hides resolved ones', () => expect(shownBlockers(blockers, false)).toEqual([blockers[0]]));
  it('RE-548: shows them when asked', () => expect(shownBlockers(blockers, true)).toEqual(blockers));
});
