import { caseResultLifecycle } from '#machines/lifecycles/case-result/case-result.machine.ts';
import type { caseResultMachine } from '#machines/lifecycles/case-result/case-result.machine.ts';
import type { CaseResultRow } from '#machines/lifecycles/case-result/case-result.types.ts';
import { advance, advanceAll, demandAll } from '../advance.ts';
import type { Moved, Subject } from '../advance.ts';
import { announce } from '../outbox.ts';
import type { Tx } from '../transaction.ts';
import { logModeration } from './moderation-log.ts';
import { judgeOutcome } from './run-result.ts';
import { followReview, recount } from './standing.ts';
import { relatedIssueLifecycle } from '#machines/lifecycles/related-issue/related-issue.machine.ts';
import type { relatedIssueMachine } from '#machines/lifecycles/related-issue/related-issue.machine.ts';
import type { RelatedIssueRow } from '#machines/lifecycles/related-issue/related-issue.types.ts';
import { editRequestLifecycle } from '#machines/lifecycles/edit-request/edit-request.machine.ts';
import type { editRequestMachine } from '#machines/lifecycles/edit-request/edit-request.machine.ts';
import type { EditRequestRow } from '#machines/lifecycles/edit-request/edit-request.types.ts';

export const editRequest: Subject<typeof editRequestMachine, EditRequestRow> = {
  lifecycle: editRequestLifecycle,
  table: 'edit_request',
  columns: { state: 't.state', createdAt: 't.created_at', completedAt: 't.completed_at' },
  topic: null,
  testId: 't.test_id',
  follows: async (tx, { id, type }) => {
    const [asked] = await tx.query<{ caseResultId: string; participantId: string; testId: string }>(
      `select r.id as "caseResultId", r.participant_id as "participantId", r.test_id as "testId" from edit_request e join case_result r on r.id = e.case_result_id where e.id = $1`,
      [id],
    );
    if (asked === undefined) return;
    await announce(tx, { topic: 'case_result', testId: asked.testId, entityId: asked.caseResultId, payload: { event: type } });
    if (type === 'edit.cancel') await logModeration(tx, asked.caseResultId, 'editCancelled');
    await recount(tx, asked.participantId);
  },
};

export const relatedIssue: Subject<typeof relatedIssueMachine, RelatedIssueRow> = {
  lifecycle: relatedIssueLifecycle,
  table: 'related_issue',
  columns: {
    moderationStatus: 't.moderation_status',
    reviewedSeverity: 't.reviewed_severity',
    knownAs: 't.known_as',
    known: 't.known',
    reportedHere: 't.same_as_id is null',
    isResultApproved: `exists (select from case_result r where r.id = t.case_result_id and r.moderation_status = 'approved')`,
    participantStatus: '(select p.status from participant p where p.id = t.participant_id)',
  },
  topic: null,
  testId: 't.test_id',
  follows: async (tx, { id, type }) => {
    if (type !== 'report.judge' && type !== 'report.grade') return;
    const [report] = await tx.query<{ caseResultId: string | null; participantId: string; testId: string }>(
      'select case_result_id as "caseResultId", participant_id as "participantId", test_id as "testId" from related_issue where id = $1',
      [id],
    );
    if (report === undefined) return;
    const { caseResultId, participantId, testId } = report;
    await recount(tx, participantId);
    if (caseResultId === null) return;
    await logModeration(tx, caseResultId, type === 'report.judge' ? 'reportJudged' : 'reportGraded');
    await announce(tx, { topic: 'case_result', testId, entityId: caseResultId, payload: { event: type } });
  },
};

/** Reports are moderated with their result, and wait again when its approval is undone. */
const judgeReports = async (tx: Tx, caseResultId: string, approved: boolean, operation: string): Promise<void> => {
  const reports = await tx.query<{ id: string }>(
    'select id from related_issue where case_result_id = $1 and deleted_at is null and moderation_status = $2',
    [caseResultId, approved ? 'pending' : 'moderated'],
  );
  const ids = reports.map(({ id }) => id);
  demandAll(await advanceAll(tx, relatedIssue, ids, { type: approved ? 'report.moderate' : 'report.reopen' }, { operation }));
};

const seeEdit = async (tx: Tx, caseResultId: string, operation: string): Promise<void> => {
  const [request] = await tx.query<{ id: string }>(
    `select id from edit_request where case_result_id = $1 and state = 'completed' order by created_at desc limit 1`,
    [caseResultId],
  );
  if (request !== undefined) await advance(tx, editRequest, request.id, { type: 'edit.moderate' }, { operation });
};

const participantOf = async (tx: Tx, caseResultId: string): Promise<string> => {
  const [row] = await tx.query<{ id: string }>('select participant_id as id from case_result where id = $1', [caseResultId]);
  return row?.id ?? '';
};

/** Customers hear nothing of results, but see those that were published and what their cases came to. */
const tellCustomers = async (tx: Tx, caseResultId: string, event: string): Promise<void> => {
  const [shown] = await tx.query<{ testId: string }>(
    'select test_id as "testId" from case_result where id = $1 and published_at is not null',
    [caseResultId],
  );
  if (shown !== undefined) await announce(tx, { topic: 'test', testId: shown.testId, entityId: shown.testId, payload: { event } });
};

const logged = {
  'moderation.finalize': 'finalized',
  'result.reject': 'rejected',
  'result.unreject': 'unrejected',
} as const;

const followJudgement = async (tx: Tx, { id, type, after, operation }: Moved<typeof caseResultMachine, CaseResultRow>): Promise<void> => {
  switch (type) {
    case 'approval.toggle': {
      const approved = after.moderationStatus === 'approved';
      await judgeReports(tx, id, approved, operation);
      await logModeration(tx, id, approved ? 'approved' : 'unapproved');
      return followReview(tx, await participantOf(tx, id), operation);
    }
    case 'result.reject':
    case 'result.unreject':
      await logModeration(tx, id, logged[type]);
      await tellCustomers(tx, id, type);
      return judgeOutcome(tx, id, operation);
    case 'moderation.finalize':
      await logModeration(tx, id, logged[type]);
      return seeEdit(tx, id, operation);
    case 'edit.request':
    case 'response.edit':
    case 'relatedIssue.remove':
    case 'result.discard':
      return;
  }
};

export const caseResult: Subject<typeof caseResultMachine, CaseResultRow> = {
  lifecycle: caseResultLifecycle,
  table: 'case_result',
  columns: {
    moderationStatus: 't.moderation_status',
    isRejected: 't.is_rejected',
    rejectionReason: 't.rejection_reason',
    moderationFinalizedAt: 't.moderation_finalized_at',
    hasOpenEditRequest: `exists (select from edit_request e where e.case_result_id = t.id and e.state in ('requested', 'overdue'))`,
    participantStatus: '(select p.status from participant p where p.id = t.participant_id)',
  },
  topic: 'case_result',
  testId: 't.test_id',
  follows: followJudgement,
};
