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

let edits = 0;

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
    await world.sql('update related_issue set deleted_at = null where case_result_id = $1', [result]);
    await world.sql(`update case_result set status = 'pass' where id = $1`, [result]);
    if (!row.hasOpenEditRequest) return;
    await world.seed('edit_request', {
      organization_id: world.id('organization'),
      test_id: world.id('supervised'),
      case_result_id: result,
      content: 'Please add a picture.',
    });
  },
  asked: {
    'approval.toggle': 'toggleTestCaseResultApproval',
    'moderation.finalize': 'flexibleTestingFinalizeCaseResultModeration',
    'edit.request': {
      mutation: 'createCaseResultEditRequest',
      input: (_, caseResultId) => ({ caseResultId, content: 'Please add a picture.' }),
    },
    'response.edit': {
      mutation: 'flexibleTestingUpdateTestCaseResultResponse',
      input: (_, __, world) => ({
        caseResultResponseId: world.id('answer'),
        value: { step: { actualResult: `Empty at ${(edits += 1)}.` } },
      }),
    },
    'relatedIssue.remove': {
      mutation: 'deleteRelatedIssue',
      input: ({ changeStatusToPass }, _, world) => ({ caseResultResponseId: world.id('related-2'), changeStatusToPass }),
    },
    'result.reject': {
      mutation: 'flexibleTestingRejectCaseResult',
      input: ({ reason }, caseResultId) => ({ caseResultId, rejectionReason: reason }),
    },
    'result.unreject': 'flexibleTestingCaseResultUnreject',
  },
  prepare: async (world) => {
    await world.seed('case_result_response', {
      id: world.id('answer'),
      organization_id: world.id('organization'),
      test_id: world.id('supervised'),
      case_result_id: world.id('result-2-1'),
      kind: 'status',
      value: 'fail',
    });
  },
  elsewhere: { 'result.discard': 'nobody' },
  more: [
    { type: 'relatedIssue.remove', changeStatusToPass: false },
    { type: 'approval.toggle', approved: true },
    { type: 'approval.toggle', approved: false },
    { type: 'result.reject', reason: 'Something else' },
  ],
  leaves: {
    'edit.request': () => [{ entity: 'edit-request', event: 'request.create' }],
    'response.edit': () => [{ entity: 'case-result-response', event: 'text.change' }],
    'relatedIssue.remove': ({ changeStatusToPass }) => [
      { entity: 'related-issue', event: 'report.delete' },
      ...(changeStatusToPass ? [] : [{ entity: 'edit-request', event: 'request.create' }]),
    ],
  },
});
