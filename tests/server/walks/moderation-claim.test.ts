import type { moderationClaimMachine } from '#machines/lifecycles/moderation-claim/moderation-claim.machine.ts';
import type { ModerationClaimRow } from '#machines/lifecycles/moderation-claim/moderation-claim.types.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { idOf } from '#tests/support/twin-world.ts';
import { walkOverHttp } from './walk-over-http.ts';

const nobody = { userId: null, since: null, reason: null, takenFrom: null, actedAt: null } as const;
const since = '2026-11-21T08:00:00.000Z';
const held = (userId: string, actedAt: string): ModerationClaimRow => ({
  ...nobody,
  state: 'held',
  userId: idOf('a', userId),
  since,
  actedAt,
  hasAccess: true,
});
const at = '2026-11-21T09:00:00.000Z';

walkOverHttp<typeof moderationClaimMachine, ModerationClaimRow>({
  subject: subjects.moderationClaim,
  thing: () => 'participant-1',
  places: {
    free: { ...nobody, state: 'free', hasAccess: true },
    'held by the moderator': held('accepted', '2026-11-21T08:55:00.000Z'),
    'held by the manager': held('manager', '2026-11-21T08:55:00.000Z'),
    'held too long': held('manager', '2026-11-21T08:50:00.000Z'),
  },
  prepare: async (world) => {
    await world.seed('moderation_claim', {
      id: world.id('participant-1'),
      organization_id: world.id('organization'),
      test_id: world.id('supervised'),
    });
  },
  asked: {
    'claim.take': { mutation: 'moderationClaimTake', input: (_, participantId) => ({ participantId }) },
    'claim.takeOver': { mutation: 'moderationClaimTakeOver', input: ({ reason }, participantId) => ({ participantId, reason }) },
    'claim.release': { mutation: 'moderationClaimRelease', input: (_, participantId) => ({ participantId }) },
  },
  elsewhere: { 'claim.expire': 'job' },
  more: [{ type: 'claim.takeOver', at, reason: ' ' } as never, { type: 'claim.takeOver', at, reason: 'x'.repeat(201) } as never],
});
