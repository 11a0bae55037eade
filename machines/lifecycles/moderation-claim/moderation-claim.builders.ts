import { byEveryone } from '#machines/testing/who-may.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';
import { moderationClaimLifecycle } from './moderation-claim.machine.ts';
import type { moderationClaimMachine } from './moderation-claim.machine.ts';
import type { ModerationClaimRow } from './moderation-claim.types.ts';

export const [ana, tom] = [
  { role: 'community_test_manager', userId: 'u1' },
  { role: 'test_manager', userId: 'u2' },
] as const;
export const at = '2026-01-05T09:10:00.000Z';
const nobody = { userId: null, since: null, reason: null, takenFrom: null } as const;
export const free: ModerationClaimRow = { state: 'free', ...nobody, actedAt: null, hasAccess: true };
export const mine: ModerationClaimRow = {
  ...free,
  state: 'held',
  userId: 'u1',
  since: '2026-01-05T09:00:00Z',
  actedAt: '2026-01-05T09:00:01Z',
};
export const theirs: ModerationClaimRow = { ...mine, userId: 'u9' };
export const late: ModerationClaimRow = { ...theirs, actedAt: '2026-01-05T09:00:00Z' };
export const left: ModerationClaimRow = { ...theirs, hasAccess: false };
export const rows = [free, mine, theirs, late, left, { ...mine, actedAt: late.actedAt }];
export const takeOver = (reason: string, actor: typeof ana | typeof tom = tom) => ({ type: 'claim.takeOver', at, reason, actor }) as const;
export const take = (actor: typeof ana | typeof tom) => ({ type: 'claim.take', at, actor }) as const;
export const system = { role: 'system', userId: null } as const;
export const more = [
  takeOver('I know this app.'),
  takeOver(' '),
  takeOver('x'.repeat(201)),
  take(ana),
  take(tom),
  { type: 'claim.expire', at, actor: system } as const,
];

export const moderationClaimSamples: WalkOptions<typeof moderationClaimMachine> = {
  inputs: rows,
  events: [...byEveryone(moderationClaimLifecycle), ...more],
};
