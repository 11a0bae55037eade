import { moderationClaimLifecycle } from '#machines/lifecycles/moderation-claim/moderation-claim.machine.ts';
import type { moderationClaimMachine } from '#machines/lifecycles/moderation-claim/moderation-claim.machine.ts';
import type { ModerationClaimRow } from '#machines/lifecycles/moderation-claim/moderation-claim.types.ts';
import { advance } from '../advance.ts';
import type { Subject } from '../advance.ts';
import type { Tx } from '../transaction.ts';

/** SQL over a claim: whether its holder may moderate the test still. */
export const holderHasAccess = (
  claim: string,
): string => `exists (select from organization_user u where u.id = ${claim}.user_id and u.state = 'active'
  and (u.role = 'test_manager' or exists (select from moderator_assignment a where a.test_id = ${claim}.test_id and a.user_id = u.id and a.status = 'accepted')))`;

/** Told as an event of the tester, whose row shows it. */
export const moderationClaim: Subject<typeof moderationClaimMachine, ModerationClaimRow> = {
  lifecycle: moderationClaimLifecycle,
  table: 'moderation_claim',
  columns: {
    state: 't.state',
    userId: 't.user_id',
    since: 't.since',
    reason: 't.reason',
    takenFrom: 't.taken_from',
    actedAt: 't.acted_at',
    hasAccess: `(t.user_id is null or ${holderHasAccess('t')})`,
  },
  topic: 'participant',
  testId: 't.test_id',
  leaves: ({ after, at }) => ({ acted_at: after.state === 'held' ? at : null }),
  follows: async (tx, { id, type, operation }) => {
    if (type === 'claim.take' || type === 'claim.takeOver') await leaveOthers(tx, id, operation);
  },
};

/** Whoever takes a tester, or opens a result of one, leaves the one before. */
export const leaveOthers = async (tx: Tx, participantId: string, operation: string): Promise<void> => {
  const others = await tx.query<{ id: string }>(`select id from moderation_claim where user_id = $1 and state = 'held' and id <> $2`, [
    tx.viewer.userId,
    participantId,
  ]);
  for (const { id } of others) await advance(tx, moderationClaim, id, { type: 'claim.release' }, { operation });
};

/** Work at a result of the tester prolongs the holder's own claim; nobody else's. */
export const prolong = (tx: Tx, participantId: string): Promise<unknown> =>
  tx.query(`update moderation_claim set acted_at = greatest(acted_at, $3::timestamptz) where id = $1 and user_id = $2 and state = 'held'`, [
    participantId,
    tx.viewer.userId,
    tx.at,
  ]);

/** Nothing of the tester waits any more. */
export const endDone = async (tx: Tx, participantId: string, operation: string): Promise<void> => {
  const own = `select id from moderation_claim where id = $1 and user_id = $2 and state = 'held'`;
  const [claim] = await tx.query<{ id: string }>(own, [participantId, tx.viewer.userId]);
  if (claim !== undefined) await advance(tx, moderationClaim, claim.id, { type: 'claim.release' }, { operation });
};

/** Those of people who may not moderate the test any more. */
export const endWithoutAccess = async (tx: Tx, testId: string, operation: string): Promise<void> => {
  const ended = `select c.id from moderation_claim c where c.test_id = $1 and c.state = 'held' and not ${holderHasAccess('c')}`;
  for (const { id } of await tx.query<{ id: string }>(ended, [testId]))
    await advance(tx, moderationClaim, id, { type: 'claim.expire' }, { operation });
};
