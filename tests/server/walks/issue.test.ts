import type { issueMachine } from '#machines/lifecycles/issue/issue.machine.ts';
import type { IssueRow } from '#machines/lifecycles/issue/issue.types.ts';
import { shown } from '#machines/lifecycles/shown.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { walkOverHttp } from './walk-over-http.ts';

const untriaged: IssueRow = {
  triageStatus: 'untriaged',
  triageReason: null,
  severity: 'critical',
  reviewedSeverity: null,
  forceSeverityChangeBeforeAccept: false,
};
const forced = { forceSeverityChangeBeforeAccept: true };

walkOverHttp<typeof issueMachine, IssueRow>({
  subject: subjects.issue,
  shown: shown.issue,
  thing: () => 'issue-1',
  places: {
    untriaged,
    'untriaged where a choice is forced': { ...untriaged, ...forced },
    'untriaged of unknown severity': { ...untriaged, severity: 'unknown' },
    'untriaged with a reviewed severity': { ...untriaged, severity: 'unknown', reviewedSeverity: 'medium' },
    accepted: { ...untriaged, triageStatus: 'accepted' },
    'accepted where a choice is forced': { ...untriaged, ...forced, triageStatus: 'accepted', severity: 'high' },
    rejected: { ...untriaged, triageStatus: 'rejected', triageReason: 'Known issue' },
    'rejected where a choice is forced': { ...untriaged, ...forced, triageStatus: 'rejected', triageReason: 'Duplicate' },
  },
  facts: async (world, row) => {
    await world.sql('update supervised_test set force_severity_change_before_accept = $2 where test_id = $1', [
      world.id('supervised'),
      row.forceSeverityChangeBeforeAccept,
    ]);
  },
  asked: {
    'issue.accept': { mutation: 'flexibleTestingIssueAccept', input: ({ severity }, issueId) => ({ issueId, newSeverity: severity }) },
    'issue.reject': { mutation: 'flexibleTestingIssueReject', input: ({ reason }, issueId) => ({ issueId, rejectionReason: reason }) },
    'issue.untriage': { mutation: 'flexibleTestingIssueUntriage', input: (_, issueId) => ({ issueId }) },
    'severity.change': {
      mutation: 'flexibleTestingChangeIssueSeverity',
      input: ({ severity }, issueId) => ({ issueId, newSeverity: severity, source: 'ada' }),
    },
  },
  elsewhere: {},
  more: [
    { type: 'issue.accept', severity: null },
    { type: 'issue.accept', severity: 'unknown' },
    { type: 'issue.reject', reason: 'Something else' },
    { type: 'issue.reject', reason: '' },
    { type: 'severity.change', severity: 'enormous' },
    { type: 'severity.change', severity: 'unknown' },
  ],
});
