/** Mutations whose answers hold all that they change: their own events ask for nothing. */
const whole: ReadonlySet<string> = new Set([
  'flexibleTestingIssueAccept',
  'flexibleTestingIssueReject',
  'flexibleTestingIssueUntriage',
  'flexibleTestingChangeIssueSeverity',
  'flexibleTestingIssuesAccept',
  'flexibleTestingIssuesReject',
  'flexibleTestingIssuesRestore',
  'flexibleTestingChangeIssuesSeverity',
  'flexibleTestingIssueUpdateTags',
  'flexibleTestingIssuesUpdateTags',
  'flexibleTestingCreateIssueTag',
  'flexibleTestingUpdateTagged',
  'flexibleTestingDestroyIssueTag',
  'flexibleTestingIssueNoteCreate',
  'flexibleTestingIssueNoteUpdate',
  'flexibleTestingIssueNoteDestroy',
  'flexibleTestingMarkIssueAsRead',
  'flexibleTestingMarkCaseResultAsRead',
]);

export const tellsAll = (mutation: string): boolean => whole.has(mutation);
