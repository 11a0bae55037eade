import { isId } from '../../api/ids.ts';
import { advance } from '../../workflow/advance.ts';
import { announce } from '../../workflow/outbox.ts';
import { record } from '../../workflow/audit.ts';
import { NotFound, refuse } from '../../workflow/refused.ts';
import { subjects } from '../../workflow/subjects.ts';
import type { Tx } from '../../workflow/transaction.ts';
import type { SubmitCaseResult } from '../rules.ts';
import { resultJson } from '../shapes.ts';
import { claimAttachments } from './attachments.ts';
import { completeTesting } from './completion.ts';
import { recountParticipant, startTesting } from './moves.ts';
import { insertIssue, tieIssues } from './issues.ts';
import { demandWorking, placeOf } from './place.ts';
import type { Place } from './place.ts';
import { writeResponses, writeStatusResponse } from './responses.ts';
import type { Result } from './responses.ts';

type Known = { readonly id: string | null; readonly status: string | null };
type Node = Record<string, unknown>;

const knownResult = async (tx: Tx, place: Place, testCaseId: string): Promise<Known> => {
  const [assigned] = !isId(testCaseId)
    ? []
    : await tx.query<Known>(
        `select r.id, r.status from assigned_case g left join case_result r on r.participant_id = g.participant_id and r.test_case_id = g.test_case_id
         where g.participant_id = $1 and g.test_case_id = $2`,
        [place.id, testCaseId],
      );
  return assigned ?? refuse('not_found', 'This case was not given to the tester.', 'testCaseId');
};

const openResult = async (tx: Tx, place: Place, testCaseId: string): Promise<Result> => {
  const [opened] = await tx.query<{ id: string }>(
    `insert into case_result (organization_id, test_id, participant_id, test_case_id, status, author_signature, created_at)
     values ($1, $2, $3, $4, 'live', $5, $6) returning id`,
    [tx.viewer.organizationId, place.testId, place.id, testCaseId, place.fullName, tx.at],
  );
  return { id: opened?.id ?? '', testCaseId };
};

const toBeHandedIn = async (tx: Tx, place: Place, testCaseId: string): Promise<Result> => {
  const { id, status } = await knownResult(tx, place, testCaseId);
  if (id === null) return openResult(tx, place, testCaseId);
  return status === 'live' ? { id, testCaseId } : refuse('taken', 'This case has already been submitted.', 'testCaseId');
};

export const readResult = async (tx: Tx, id: string): Promise<Node> => {
  const [found] = await tx.query<{ node: Node }>(`select ${resultJson} as node from case_result r where r.id = $1`, [id]);
  if (found === undefined) throw new NotFound();
  return found.node;
};

const announceResult = (tx: Tx, place: Place, id: string): Promise<void> =>
  announce(tx, { topic: 'case_result', testId: place.testId, entityId: id, payload: { participantId: place.id } });

export const tellOfResult = async (tx: Tx, place: Place, operation: string, id: string, after: object): Promise<void> => {
  await record(tx, { operation, entity: 'case-result', entityId: id, after });
  await announceResult(tx, place, id);
};

/** Idempotent. */
export const startCase = async (tx: Tx, input: { readonly participantId: string; readonly testCaseId: string }): Promise<Node> => {
  const place = await placeOf(tx, input.participantId);
  demandWorking(place);
  const { id, status } = await knownResult(tx, place, input.testCaseId);
  if (id !== null) return status === 'live' ? readResult(tx, id) : refuse('taken', 'This case has already been submitted.', 'testCaseId');
  await startTesting(tx, place);
  const result = await openResult(tx, place, input.testCaseId);
  await tellOfResult(tx, place, 'startCase', result.id, { status: 'live' });
  await recountParticipant(tx, place);
  return readResult(tx, result.id);
};

const writeFindings = `
  update case_result set actual_result = $2, original_actual_result = $2, additional_information = $3, completed_at = $4, minutes_spent = $5 where id = $1`;

const writeParts = async (tx: Tx, place: Place, result: Result, input: SubmitCaseResult): Promise<void> => {
  await writeStatusResponse(tx, place, result, input.status);
  await writeResponses(tx, place, result, 'step', input.stepResponses, 'stepResponses');
  await writeResponses(tx, place, result, 'additional_information', input.additionalInformationResponses, 'additionalInformationResponses');
  await tieIssues(tx, place, result.id, input.relatedIssueIds);
  for (const [index, issue] of input.newIssues.entries()) await insertIssue(tx, place, result.id, issue, `newIssues[${index}]`);
  await claimAttachments(
    tx,
    place,
    input.attachmentIds,
    { kind: 'case_result_attachment', ids: { case_result_id: result.id } },
    'attachmentIds',
  );
};

const isLast = async (tx: Tx, place: Place): Promise<boolean> => {
  const [left] = await tx.query<{ count: number }>(
    `select count(*)::integer as count from assigned_case g
     where g.participant_id = $1 and not exists
       (select from case_result r where r.participant_id = g.participant_id and r.test_case_id = g.test_case_id and r.completed_at is not null)`,
    [place.id],
  );
  return left?.count === 0;
};

/** The last case completes the testing. */
export const submitCaseResult = async (tx: Tx, input: SubmitCaseResult): Promise<Node> => {
  const place = await placeOf(tx, input.participantId);
  demandWorking(place);
  if (input.status === 'pass' && place.attachmentRequiredForPass && input.attachmentIds.length === 0) {
    refuse('blank', 'A passed case of this test needs an attachment.', 'attachmentIds');
  }
  const result = await toBeHandedIn(tx, place, input.testCaseId);
  await startTesting(tx, place);
  await advance(tx, subjects.caseRun, result.id, { type: 'case.submit', status: input.status }, { operation: 'submitCaseResult' });
  await tx.query(writeFindings, [result.id, input.actualResult, input.additionalInformation, tx.at, input.minutesSpent]);
  await writeParts(tx, place, result, input);
  await announceResult(tx, place, result.id);
  await recountParticipant(tx, place);
  if (await isLast(tx, place)) await completeTesting(tx, place);
  return readResult(tx, result.id);
};
