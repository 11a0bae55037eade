import type { relatedIssueMachine } from '#machines/lifecycles/related-issue/related-issue.machine.ts';
import type { RelatedIssueRow } from '#machines/lifecycles/related-issue/related-issue.types.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { walkOverHttp } from './walk-over-http.ts';

const fresh: RelatedIssueRow = {
  moderationStatus: 'pending',
  reviewedSeverity: null,
  knownAs: null,
  known: false,
  reportedHere: true,
  isResultApproved: false,
  participantStatus: 'testing_complete',
};
const known = 'AA-2-KI-1 Slow search';

walkOverHttp<typeof relatedIssueMachine, RelatedIssueRow>({
  subject: subjects.relatedIssue,
  thing: () => 'related-1',
  places: {
    pending: fresh,
    'pending, with another severity': { ...fresh, reviewedSeverity: 'critical' },
    'pending, published': { ...fresh, participantStatus: 'results_published' },
    'pending, known before': { ...fresh, known: true },
    moderated: { ...fresh, moderationStatus: 'moderated' },
    'moderated with its result': { ...fresh, moderationStatus: 'moderated', isResultApproved: true },
    fake: { ...fresh, moderationStatus: 'invalid_issue' },
    'fake, in an approved result': { ...fresh, moderationStatus: 'invalid_issue', isResultApproved: true },
    known: { ...fresh, moderationStatus: 'known_issue', knownAs: known },
    'left unmoderated': { ...fresh, moderationStatus: 'unmoderated', participantStatus: 'results_published' },
  },
  facts: async (world, row) => {
    await world.sql('update participant set status = $2 where id = $1', [world.id('participant-1'), row.participantStatus]);
    await world.sql('update related_issue set known = $2 where id = $1', [world.id('related-1'), row.known]);
    await world.sql('update case_result set moderation_status = $2 where id = $1', [
      world.id('result-1-1'),
      row.isResultApproved ? 'approved' : 'not_moderated',
    ]);
  },
  prepare: async (world) => {
    await world.seed('related_issue', {
      organization_id: world.id('organization'),
      test_id: world.id('supervised'),
      participant_id: world.id('participant-1'),
      code: 'AA-2-KI-1',
      title: 'Slow search',
      known: true,
      moderation_status: 'known_issue',
    });
  },
  asked: {
    'report.judge': {
      mutation: 'judgeReport',
      input: ({ verdict, knownAs }, relatedIssueId) => ({ relatedIssueId, verdict, knownAs }),
    },
    'report.grade': 'gradeReport',
  },
  elsewhere: { 'report.moderate': 'follows approval.toggle', 'report.reopen': 'follows approval.toggle', 'report.leave': 'job' },
  more: [
    { type: 'report.judge', verdict: 'known', knownAs: known },
    { type: 'report.judge', verdict: 'known', knownAs: null },
    { type: 'report.judge', verdict: 'real', knownAs: null },
    { type: 'report.judge', verdict: null, knownAs: null },
    { type: 'report.grade', severity: null },
    { type: 'report.grade', severity: 'unknown' },
  ],
  news: { topic: 'case_result', thing: 'result-1-1' },
});
