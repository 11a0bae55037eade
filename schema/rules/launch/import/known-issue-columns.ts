/** The names must match. */
export const knownIssueColumns = {
  title: 'Title',
  issueDescription: 'Issue Description',
  actualResults: 'Actual results',
  expectedResults: 'Expected results',
  reproductionSteps: 'Reproduction steps',
  issueAttachments: 'Issue Attachments',
  projectComponent: 'Project component',
} as const;
export type KnownIssueColumn = keyof typeof knownIssueColumns;
