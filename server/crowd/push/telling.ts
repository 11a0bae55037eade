import { isId } from '../../api/ids.ts';
import { notify } from '../../workflow/notify.ts';
import { announce } from '../../workflow/outbox.ts';
import { record } from '../../workflow/audit.ts';
import { refuse } from '../../workflow/refused.ts';
import type { Tx } from '../../workflow/transaction.ts';
import type { IssueInput } from '../rules.ts';
import { issueJson } from '../shapes.ts';
import { recountParticipant } from './moves.ts';
import { insertIssue } from './issues.ts';
import { demandTakingPart, demandWorking, placeOf } from './place.ts';
import type { Place } from './place.ts';

type Node = Record<string, unknown>;
type About = { readonly participantId: string };

const only = async (tx: Tx, statement: string, values: readonly unknown[]): Promise<Node> =>
  (await tx.query<{ node: Node }>(statement, values))[0]?.node ?? {};

const startedResult = async (tx: Tx, place: Place, testCaseId: string): Promise<string> => {
  const [found] = isId(testCaseId)
    ? await tx.query<{ id: string }>('select id from case_result where participant_id = $1 and test_case_id = $2', [place.id, testCaseId])
    : [];
  return found?.id ?? refuse('not_found', 'The tester has not started this case.', 'testCaseId');
};

export const reportIssue = async (
  tx: Tx,
  input: About & { readonly testCaseId: string | null; readonly issue: IssueInput },
): Promise<Node> => {
  const place = await placeOf(tx, input.participantId);
  demandWorking(place);
  const resultId = input.testCaseId === null ? null : await startedResult(tx, place, input.testCaseId);
  const id = await insertIssue(tx, place, resultId, input.issue, 'issue');
  await record(tx, {
    operation: 'reportIssue',
    entity: 'related-issue',
    entityId: id,
    after: { title: input.issue.title, severity: input.issue.severity },
  });
  await announce(tx, { topic: 'case_result', testId: place.testId, entityId: resultId, payload: { participantId: place.id } });
  await recountParticipant(tx, place);
  return only(tx, `select ${issueJson} as node from related_issue i where i.id = $1`, [id]);
};

const tellOfBlocker = async (tx: Tx, { testId, fullName }: Place, name: string): Promise<void> => {
  const about = {
    kind: 'blocker_raised',
    description: `${fullName} cannot go on: ${name}`,
    link: `/results/${testId}?tab=blockers`,
    testId,
  } as const;
  await notify(tx, { ...about, roles: ['test_manager'] });
  const moderators = await tx.query<{ userId: string }>(
    `select user_id as "userId" from moderator_assignment where test_id = $1 and status = 'accepted'`,
    [testId],
  );
  for (const { userId } of moderators) await notify(tx, { ...about, userId });
};

export const raiseBlocker = async (tx: Tx, input: About & { readonly name: string }): Promise<Node> => {
  const place = await placeOf(tx, input.participantId);
  demandWorking(place);
  const node = await only(
    tx,
    `insert into blocker (organization_id, test_id, participant_id, name, created_at) values ($1, $2, $3, $4, $5)
     returning json_build_object('id', id, 'name', name, 'status', status) as node`,
    [tx.viewer.organizationId, place.testId, place.id, input.name.trim(), tx.at],
  );
  await record(tx, {
    operation: 'raiseBlocker',
    entity: 'blocker',
    entityId: String(node.id),
    after: { name: input.name, status: 'open' },
  });
  await announce(tx, { topic: 'blocker', testId: place.testId, entityId: String(node.id) });
  await tellOfBlocker(tx, place, input.name.trim());
  await recountParticipant(tx, place);
  return node;
};

const demandAssigned = async (tx: Tx, place: Place, testCaseId: string): Promise<void> => {
  const [found] = isId(testCaseId)
    ? await tx.query('select 1 from assigned_case where participant_id = $1 and test_case_id = $2', [place.id, testCaseId])
    : [];
  if (found === undefined) refuse('not_found', 'This case was not given to the tester.', 'testCaseId');
};

export const leaveFeedback = async (
  tx: Tx,
  input: About & { readonly testCaseId: string | null; readonly feedback: string },
): Promise<Node> => {
  const place = await placeOf(tx, input.participantId);
  demandTakingPart(place);
  if (input.testCaseId !== null) await demandAssigned(tx, place, input.testCaseId);
  const node = await only(
    tx,
    `insert into tester_session (organization_id, test_id, participant_id, test_case_id, feedback, created_at) values ($1, $2, $3, $4, $5, $6)
     returning json_build_object('id', id, 'feedback', feedback) as node`,
    [tx.viewer.organizationId, place.testId, place.id, input.testCaseId, input.feedback.trim(), tx.at],
  );
  await record(tx, { operation: 'leaveFeedback', entity: 'tester-session', entityId: String(node.id), after: { participantId: place.id } });
  await announce(tx, { topic: 'test', testId: place.testId, entityId: place.testId });
  return node;
};
