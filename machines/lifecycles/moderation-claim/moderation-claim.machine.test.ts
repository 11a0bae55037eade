import { disagreements, whoMay } from '#machines/testing/who-may.ts';
import { walk } from '#machines/testing/walk.ts';
import { next, refusalOf } from '#machines/lib/lifecycle.ts';
import { describe, expect, it } from 'vitest';
import { moderationClaimLifecycle, moderationClaimMachine } from './moderation-claim.machine.ts';
import {
  moderationClaimSamples,
  ana,
  tom,
  at,
  free,
  mine,
  theirs,
  late,
  left,
  rows,
  takeOver,
  take,
  system,
  more,
} from './moderation-claim.builders.ts';

describe('moderation claim', () => {
  it('takes every transition', () => expect(walk(moderationClaimMachine, moderationClaimSamples).untaken).toEqual([]));

  it('answers the same asked, told why and moved', () => expect(disagreements(moderationClaimLifecycle, rows, more)).toEqual([]));

  it('is taken where nobody has it, and over from whoever has it', () =>
    expect([free, theirs].map((row) => whoMay(moderationClaimLifecycle, row))).toEqual([
      { 'claim.take': 'TM' },
      { 'claim.takeOver': 'TM' },
    ]));

  it('ends ten minutes after the last act, or with the right to moderate, and is free for others then', () => {
    const held = { userId: 'u2', since: at };
    expect(refusalOf(moderationClaimLifecycle, theirs, take(tom))).toEqual({
      code: 'taken',
      message: 'Somebody else is moderating this tester. Say why you take over.',
    });
    for (const row of [late, left]) expect(next(moderationClaimLifecycle, row, take(tom)).row).toEqual(held);
    const expire = { type: 'claim.expire', at, actor: system } as const;
    expect(refusalOf(moderationClaimLifecycle, theirs, expire)?.code).toBe('invalid_state');
    for (const row of [late, left])
      expect(next(moderationClaimLifecycle, row, expire).row).toEqual({ state: 'free', userId: null, since: null });
  });

  it('is not taken twice, but anew once it ended', () => {
    expect(refusalOf(moderationClaimLifecycle, mine, take(ana))?.message).toBe('You are moderating this tester.');
    expect(next(moderationClaimLifecycle, { ...mine, actedAt: late.actedAt }, take(ana)).row).toEqual({ since: at });
  });

  it('is taken over with a reason that is kept, and says from whom', () => {
    expect(next(moderationClaimLifecycle, mine, takeOver(' I know this app. ')).row).toEqual({
      userId: 'u2',
      since: at,
      reason: 'I know this app.',
      takenFrom: 'u1',
    });
    expect(refusalOf(moderationClaimLifecycle, mine, takeOver(' '))).toEqual({
      code: 'blank',
      message: 'Please say why you take over.',
      path: ['reason'],
    });
    expect(refusalOf(moderationClaimLifecycle, mine, takeOver('x'.repeat(201)))?.code).toBe('too_long');
    expect(refusalOf(moderationClaimLifecycle, mine, takeOver('Mine.', ana))?.message).toBe('You are moderating this tester.');
  });

  it('is let go by its holder alone', () => {
    expect(next(moderationClaimLifecycle, mine, { type: 'claim.release', actor: ana }).row).toEqual({
      state: 'free',
      userId: null,
      since: null,
    });
    expect(refusalOf(moderationClaimLifecycle, mine, { type: 'claim.release', actor: tom })?.message).toBe(
      'Somebody else is moderating this tester.',
    );
  });
});
