import { callsOfIssue } from '#tests/support/calls-of-issue.ts';
import { walkIssue } from './walk-issue.ts';

const within = 'issueIds';

walkIssue({
  'issue.accept': {
    mutation: 'flexibleTestingIssuesAccept',
    within,
    input: ({ severity }, issueId) => ({ issueIds: [issueId], newSeverity: severity }),
  },
  'issue.reject': {
    mutation: 'flexibleTestingIssuesReject',
    within,
    input: ({ reason }, issueId) => ({ issueIds: [issueId], rejectionReason: reason }),
  },
  'issue.untriage': 'flexibleTestingIssueUntriage',
  'issue.merge': callsOfIssue['issue.merge'],
  'issue.unmerge': callsOfIssue['issue.unmerge'],
  'severity.change': {
    mutation: 'flexibleTestingChangeIssuesSeverity',
    within,
    input: ({ severity }, issueId) => ({ issueIds: [issueId], newSeverity: severity }),
  },
});
