import { moderationClaimLimits, moderationClaimTexts } from '#schema/vocabulary/moderation-claim.ts';
import { and, assign, setup } from 'xstate';
import type { Actor } from '../../lib/actor.ts';
import { columnLifecycle } from '../../lib/lifecycle.ts';
import { isFilled, roleIn } from '../../lib/permissions.ts';
import { notAllowed, refusal } from '../../lib/refusal.ts';
import type { ModerationClaimContext, ModerationClaimEvent, ModerationClaimRow } from './moderation-claim.types.ts';

const patience = moderationClaimLimits.minutes * 60_000;

type Asked = { readonly context: ModerationClaimContext; readonly event: { readonly actor: Actor; readonly at?: string } };

const isOwn = ({ context, event }: Asked): boolean => context.userId === event.actor.userId;

/** Nothing was done for some minutes, or its holder may not moderate the test any more. Where no time is known, as on a screen, it stands. */
const isEnded = ({ context: { actedAt, hasAccess }, event: { at } }: Asked): boolean =>
  !hasAccess || (at !== undefined && actedAt !== null && Date.parse(at) - Date.parse(actedAt) >= patience);

type Holder = { readonly userId: string | null; readonly at: string };

/** Who moderates a tester, for some minutes: it tells others, and keeps nobody from anything. */
export const moderationClaimMachine = setup({
  types: { context: {} as ModerationClaimContext, events: {} as ModerationClaimEvent, input: {} as ModerationClaimContext },
  guards: {
    mayModerate: roleIn('test_manager', 'community_test_manager'),
    mayExpire: roleIn('system', 'test_manager'),
    isOwn,
    isOthers: (asked) => !isOwn(asked),
    isEnded,
    isNew: (asked) => !isOwn(asked) || isEnded(asked),
    isLeft: isEnded,
    hasReason: ({ event }) => event.type === 'claim.takeOver' && isFilled(event.reason),
    isShort: ({ event }) => event.type === 'claim.takeOver' && event.reason.trim().length <= moderationClaimLimits.reason,
  },
  actions: {
    rememberHolder: assign((_, { userId, at }: Holder) => ({ userId, since: at, reason: null, takenFrom: null })),
    rememberTakeOver: assign(({ context }, { userId, at, reason }: Holder & { readonly reason: string }) => ({
      userId,
      since: at,
      reason: reason.trim(),
      takenFrom: context.userId,
    })),
    forgetHolder: assign({ userId: null, since: null, reason: null, takenFrom: null }),
  },
}).createMachine({
  id: 'moderationClaim',
  context: ({ input }) => input,
  initial: 'free',
  states: {
    free: {
      on: {
        'claim.take': {
          guard: 'mayModerate',
          target: 'held',
          actions: { type: 'rememberHolder', params: ({ event }) => ({ userId: event.actor.userId, at: event.at }) },
        },
      },
    },
    held: {
      on: {
        'claim.take': {
          guard: and(['mayModerate', 'isNew', 'isLeft']),
          actions: { type: 'rememberHolder', params: ({ event }) => ({ userId: event.actor.userId, at: event.at }) },
        },
        'claim.takeOver': {
          guard: and(['mayModerate', 'isOthers', 'hasReason', 'isShort']),
          actions: {
            type: 'rememberTakeOver',
            params: ({ event }) => ({ userId: event.actor.userId, at: event.at, reason: event.reason }),
          },
        },
        'claim.release': { guard: and(['mayModerate', 'isOwn']), target: 'free', actions: 'forgetHolder' },
        'claim.expire': { guard: and(['mayExpire', 'isEnded']), target: 'free', actions: 'forgetHolder' },
      },
    },
  },
});

const at = '2026-01-05T09:00:00.000Z';
const noneModerates = refusal('invalid_state', 'Nobody is moderating this tester now.');

export const moderationClaimLifecycle = columnLifecycle<typeof moderationClaimMachine, ModerationClaimRow>({
  name: 'moderation-claim',
  machine: moderationClaimMachine,
  status: 'state',
  remembers: ['userId', 'since', 'reason', 'takenFrom'],
  facts: ['actedAt', 'hasAccess'],
  reasons: {
    mayModerate: notAllowed('Only test managers and moderators of this test can moderate results.'),
    mayExpire: notAllowed('Only the system ends what somebody else took.'),
    isOwn: notAllowed('Somebody else is moderating this tester.'),
    isOthers: refusal('invalid_state', 'You are moderating this tester.'),
    isNew: refusal('invalid_state', 'You are moderating this tester.'),
    isLeft: refusal('taken', 'Somebody else is moderating this tester. Say why you take over.'),
    isEnded: refusal('invalid_state', 'Whoever is moderating this tester was there a moment ago.'),
    hasReason: refusal('blank', moderationClaimTexts.blank, ['reason']),
    isShort: refusal('too_long', moderationClaimTexts.tooLong, ['reason']),
  },
  sentences: { free: 'Nobody is moderating this tester now.', held: 'Somebody is moderating this tester.' },
  samples: {
    'claim.take': { at },
    'claim.takeOver': { at, reason: 'You are at lunch.' },
    'claim.release': {},
    'claim.expire': { at },
  },
  unheard: { 'claim.takeOver': () => noneModerates, 'claim.release': () => noneModerates },
});
