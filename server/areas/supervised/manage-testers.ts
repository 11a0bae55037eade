import { planWave, wantedOfCrowd } from '#machines/lifecycles/automatic-management/wave.rules.ts';
import { invitationHours } from '#schema/vocabulary/tester-choice.ts';
import { advanceAll, demandAll, lock } from '#server/workflow/advance.ts';
import type { Jobs } from '#server/workflow/jobs.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { systemViewer } from '#server/workflow/transaction.ts';
import type { Database, Tx } from '#server/workflow/transaction.ts';
import { casesOfGroup, managedTest, recordChoices, rememberSearch } from './manage-testers.store.ts';
import type { Choice, ManagedGroup } from './manage-testers.store.ts';
import { selectTesters } from '../../matching/select-testers.ts';
import type { ChosenTester } from '../../matching/select-testers.ts';
import { addParticipants } from './participants.ts';

type Filling = { readonly tx: Tx; readonly testId: string; readonly operation: string; readonly patience: number };
type Found = { readonly testers: readonly ChosenTester[]; readonly candidates: number };

const nobody: Found = { testers: [], candidates: 0 };

const searchCrowd = async ({ tx, testId, patience }: Filling, group: ManagedGroup): Promise<Found> => {
  const wanted = wantedOfCrowd(group, Date.parse(tx.at), patience);
  if (wanted === 0 || !group.isSelecting) return nobody;
  const { selected, totalNumber } = await selectTesters(tx, { ...group, numberOfResultsNeeded: wanted, testId });
  return { testers: selected, candidates: totalNumber };
};

const ranks = async (tx: Tx, testers: readonly ChosenTester[]): Promise<ReadonlyMap<string, number>> => {
  const ids = testers.map(({ id }) => id);
  const rows = await tx.query<{ id: string; rank: number }>('select id, rank_percentile as rank from tester where id = any ($1::uuid[])', [
    ids,
  ]);
  return new Map(rows.map(({ id, rank }) => [id, rank]));
};

const fillGroup = async (filling: Filling, group: ManagedGroup): Promise<void> => {
  const { tx, testId, operation, patience } = filling;
  const found = await searchCrowd(filling, group);
  const { expire, invite, promote, missing } = planWave(group, Date.parse(tx.at), patience, found.testers.length);
  const taken = found.testers.slice(0, missing);
  await rememberSearch(tx, group.id, missing > taken.length);
  if (expire.length + invite.length + promote.length + taken.length === 0) return;
  const rankOf = new Map(group.testers.map(({ id, rank }) => [id, rank] as const));
  const backups = group.testers.filter(({ status }) => status === 'backup').length;
  const move = async (ids: readonly string[], type: 'invitation.expire' | 'invitation.send' | 'backup.promote') =>
    demandAll(await advanceAll(tx, subjects.participant, ids, { type }, { operation }));
  await move(expire, 'invitation.expire');
  await move(promote, 'backup.promote');
  const caseIds = taken.length === 0 ? [] : await casesOfGroup(tx, testId, group.tags);
  const added = await addParticipants(tx, { testId, groupId: group.id, caseIds }, taken, 'selected');
  await move([...invite, ...promote, ...added], 'invitation.send');

  const crowdRanks = await ranks(tx, taken);
  const places = [...group.left, ...expire];
  const wave = group.wave + 1;
  const made = (participantId: string, kind: Choice['kind'], candidates: number | null, more: Partial<Choice> = {}): Choice => ({
    participantId,
    groupId: group.id,
    kind,
    wave,
    rankPercentile: rankOf.get(participantId) ?? 0,
    candidates,
    replaces: kind === 'expired' ? null : (places.shift() ?? null),
    ...more,
  });
  await recordChoices(tx, testId, [
    ...expire.map((id) => made(id, 'expired', null)),
    ...invite.map((id) => made(id, 'invited', null)),
    ...promote.map((id) => made(id, 'promoted', backups)),
    ...added.map((id, at) => made(id, 'found', found.candidates, { rankPercentile: crowdRanks.get(taken[at]?.id ?? '') ?? 0 })),
  ]);
};

/** The test's lock keeps two nodes from filling the same slot. */
export const manageTest = async (tx: Tx, testId: string, operation: string): Promise<void> => {
  const { row } = await lock(tx, subjects.testWindow, testId);
  if (row.windowStatus !== 'open') return;
  const { isManaged, isModerated, groups } = await managedTest(tx, testId);
  if (!isManaged) return;
  const patience = invitationHours[isModerated ? 'moderated' : 'fast'] * 3_600_000;
  for (const group of groups) await fillGroup({ tx, testId, operation, patience }, group);
};

export const manageTesters = (database: Database, { organizationId, testId }: Jobs['manage-testers']): Promise<void> =>
  database.write(systemViewer(organizationId), (tx) => manageTest(tx, testId, 'manage-testers'));
