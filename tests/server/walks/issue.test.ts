import { walkIssue } from './walk-issue.ts';

walkIssue({
  'issue.accept': { mutation: 'flexibleTestingIssueAccept', input: ({ severity }, issueId) => ({ issueId, newSeverity: severity }) },
  'issue.reject': { mutation: 'flexibleTestingIssueReject', input: ({ reason }, issueId) => ({ issueId, rejectionReason: reason }) },
  'issue.untriage': 'flexibleTestingIssueUntriage',
  'severity.change': {
    mutation: 'flexibleTestingChangeIssueSeverity',
    input: ({ severity }, issueId) => ({ issueId, newSeverity: severity, source: 'ada' }),
  },
});
