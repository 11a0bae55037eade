import { joinedParticipantStatuses } from '#schema/vocabulary/participant.ts';
import { presence as times } from '#schema/vocabulary/chat.ts';
import { isId } from '../../api/ids.ts';
import { announceAll } from '../../workflow/outbox.ts';
import { systemViewer } from '../../workflow/transaction.ts';
import { refusedWith, succeeded } from '../call.ts';
import type { Payload } from '../call.ts';
import type { CrowdContext } from '../context.ts';
import { rules } from '../rules.ts';

type Found = { readonly id: string; readonly testId: string; readonly organizationId: string };

const find = `select id, test_id as "testId", organization_id as "organizationId" from participant where id = any ($1::uuid[]) and status = any ($2) order by id`;

/** Published only, never stored; an unchanged presence is not published again. */
export const showThere = async (
  { input }: { readonly input: unknown },
  { owner, database, clock, presence }: CrowdContext,
): Promise<Payload<{ readonly participantIds: readonly string[] }>> => {
  const { value, errors } = rules.showThere(input);
  if (value === null) return refusedWith(errors);
  const { rows } = await owner.query<Found>(find, [value.participantIds.filter(isId), joinedParticipantStatuses]);
  const now = clock.now().getTime();
  const until = value.isThere ? now + times.lasts * 1000 : 0;
  const isNews = ({ id, testId }: Found): boolean => {
    const known = presence.of(testId).find(([participantId]) => participantId === id)?.[1] ?? 0;
    return !value.isThere || until - known >= times.quiet * 1000;
  };
  for (const [organizationId, ofOrganization] of Map.groupBy(rows.filter(isNews), (row) => row.organizationId)) {
    const tests = Map.groupBy(ofOrganization, ({ testId }) => testId);
    const events = [...tests].map(([testId, testers]) => ({
      topic: 'presence' as const,
      testId,
      payload: { kind: 'there', there: testers.map(({ id }) => [id, until]) },
    }));
    await database.write(systemViewer(organizationId), (tx) => announceAll(tx, events));
  }
  return succeeded({ participantIds: rows.map(({ id }) => id) });
};
