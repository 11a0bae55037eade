import type { caseResultMachine } from '#machines/lifecycles/case-result/case-result.machine.ts';
import type { CaseResultRow } from '#machines/lifecycles/case-result/case-result.types.ts';
import { shown } from '#machines/lifecycles/shown.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { walkOverHttp } from './walk-over-http.ts';

const fresh: CaseResultRow = {
  moderationStatus: 'not_moderated',
  isRejected: false,
  rejectionReason: null,
  moderationFinalizedAt: null,
  hasOpenEditRequest: false,
  participantStatus: 'testing_complete',
};
const approved: CaseResultRow = { ...fresh, moderationStatus: 'approved' };
const rejected: CaseResultRow = { ...fresh, isRejected: true, rejectionReason: 'Other' };

walkOverHttp<typeof caseResultMachine, CaseResultRow>({
  subject: subjects.caseResult,
  shown: shown.caseResult,
  thing: () => 'result-2-1',
  places: {
    'not moderated': fresh,
    'not moderated, to be edited': { ...fresh, hasOpenEditRequest: true },
    'not moderated, finalized': { ...fresh, moderationFinalizedAt: '2026-11-20T12:00:00.000Z' },
    'not moderated, being published': { ...fresh, participantStatus: 'publishing_results' },
    'not moderated, published': { ...fresh, participantStatus: 'results_published' },
    'not moderated, publishing failed': { ...fresh, participantStatus: 'publishing_failed' },
    'not moderated, tester removed': { ...fresh, participantStatus: 'removed' },
    'not moderated, tester dropped out': { ...fresh, participantStatus: 'dropped_out' },
    'not moderated, rejected': rejected,
    'not moderated, rejected, published': { ...rejected, participantStatus: 'results_published' },
    approved,
    'approved, to be edited': { ...approved, hasOpenEditRequest: true },
    'approved, published': { ...approved, participantStatus: 'results_published' },
    'approved, rejected': { ...rejected, moderationStatus: 'approved' },
    discarded: { ...fresh, moderationStatus: 'discarded' },
    'discarded, rejected': { ...rejected, moderationStatus: 'discarded' },
  },
  facts: async (world, row) => {
    const result = world.id('result-2-1');
    await world.sql('update participant set status = $2 where id = $1', [world.id('participant-2'), row.participantStatus]);
    await world.sql('delete from edit_request where case_result_id = $1', [result]);
    if (!row.hasOpenEditRequest) return;
    await world.sql(
      `insert into edit_request (organization_id, test_id, case_result_id, content) values ($1, $2, $3, 'Please add a picture.')`,
      [world.id('organization'), world.id('supervised'), result],
    );
  },
  asked: {
    'approval.toggle': {
      mutation: 'toggleTestCaseResultApproval',
      input: ({ approved }, testCaseResultId) => ({ testCaseResultId, approved }),
    },
    'moderation.finalize': { mutation: 'flexibleTestingFinalizeCaseResultModeration', input: (_, caseResultId) => ({ caseResultId }) },
    'edit.request': {
      mutation: 'createCaseResultEditRequest',
      input: (_, caseResultId) => ({ caseResultId, content: 'Please add a picture.' }),
    },
    'result.reject': {
      mutation: 'flexibleTestingRejectCaseResult',
      input: ({ reason }, caseResultId) => ({ caseResultId, rejectionReason: reason }),
    },
    'result.unreject': { mutation: 'flexibleTestingCaseResultUnreject', input: (_, caseResultId) => ({ caseResultId }) },
  },
  elsewhere: { 'response.edit': 'nobody', 'relatedIssue.remove': 'nobody', 'result.discard': 'nobody' },
  more: [
    { type: 'approval.toggle', approved: true },
    { type: 'approval.toggle', approved: false },
    { type: 'result.reject', reason: 'Something else' },
  ],
  leaves: { 'edit.request': { entity: 'edit-request', event: 'request.create' } },
});
