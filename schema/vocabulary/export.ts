export const issueExportStates = ['waiting', 'sending', 'created', 'delivered', 'failed', 'cancelled'] as const;
export type IssueExportState = (typeof issueExportStates)[number];

export const openExportStates = ['waiting', 'sending', 'created'] as const satisfies readonly IssueExportState[];

export const arrivedExportStates = ['created', 'delivered'] as const satisfies readonly IssueExportState[];

export const itemStates = ['open', 'done'] as const;
export type ItemState = (typeof itemStates)[number];

export const trackerCodes = ['jira', 'github', 'azure_devops'] as const;
export type TrackerCode = (typeof trackerCodes)[number];
export const trackerLabels: Readonly<Record<TrackerCode, string>> = { jira: 'Jira', github: 'GitHub', azure_devops: 'Azure DevOps' };

export const exportTexts = {
  none: 'Select at least one issue.',
  noProject: "Project can't be blank",
  noIssueType: "Issue Type can't be blank",
  noRepository: "Repository can't be blank",
  noWorkItemType: "Work item type can't be blank",
  longLabels: 'Labels cannot be longer than 255 characters',
  allThere: 'Everything selected is there already. To export it again, start from the dry run.',
  notConnected: 'This integration is not active. Please check its settings.',
  exported: 'Issues have been successfully exported.',
  failed: 'There was an issue with exporting the issues. Please try again later.',
  notCancelled: 'There was an issue with cancelling the export. Please try again later.',
  notRetried: 'There was an issue with trying again. Please try again later.',
} as const;
