import type { moderationClaimMachine } from '#machines/lifecycles/moderation-claim/moderation-claim.machine.ts';
import { mutation } from '#server/api/mutation.ts';
import type { Work } from '#server/api/mutation.ts';
import { argument } from '#server/api/param.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { sql } from '#server/database/sql.ts';
import { participantShape } from '#server/entities/participant.fields.ts';
import { advance } from '#server/workflow/advance.ts';
import type { EventOf } from '#server/workflow/advance.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { leaveOthers, prolong } from '#server/workflow/subjects/moderation-claim.ts';

type Of = { readonly participantId: string };

/** A tester whom nobody ever took has no row yet. */
const place = `insert into moderation_claim (id, organization_id, test_id) select p.id, p.organization_id, p.test_id from participant p where p.id = $1
  on conflict (id) do nothing`;

const move = async (work: Work, { participantId }: Of, event: EventOf<typeof moderationClaimMachine>) => {
  const { tx, operation } = work;
  const id = participantId.toLowerCase();
  await tx.query(place, [id]);
  await advance(tx, subjects.moderationClaim, id, event, { operation });
  return {
    result: await work.select(
      'result',
      { id },
      (selection) => sql`select ${participantShape(work.context)(selection)} as json from participant p where p.id = ${argument('id')}`,
    ),
  };
};

export const claimMutations: ResolverMap[string] = {
  moderationClaimTake: mutation<Of>('moderationClaimTake', (work, input) => move(work, input, { type: 'claim.take' })),
  moderationClaimTakeOver: mutation<Of & { readonly reason: string }>('moderationClaimTakeOver', (work, { reason, ...of }) =>
    move(work, of, { type: 'claim.takeOver', reason }),
  ),
  moderationClaimRelease: mutation<Of>('moderationClaimRelease', (work, input) => move(work, input, { type: 'claim.release' })),
};

/** Opening a result, or working at it, prolongs the claim on its tester and ends the one on another. */
export const workAt = async ({ tx, operation }: Work, caseResultId: string): Promise<void> => {
  const [at] = await tx.query<{ id: string }>('select participant_id as id from case_result where id = $1', [caseResultId]);
  if (at === undefined) return;
  await prolong(tx, at.id);
  await leaveOthers(tx, at.id, operation);
};
