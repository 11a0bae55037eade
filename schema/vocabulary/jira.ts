export const priorityNames = ['critical', 'high', 'medium', 'low'] as const;
export type PriorityName = (typeof priorityNames)[number];
export const defaultPriorities: Readonly<Record<PriorityName, string>> = {
  critical: 'Highest',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
};

export const jiraTexts = {
  noPriority: "Priority can't be blank",
  noProject: "Project can't be blank",
  noIssueType: "Issue Type can't be blank",
  newToken: 'Input a new token if you want to change it.',
  noSuchSite: 'There is no Jira at this address.',
  refused: 'Jira does not accept this username and access token.',
} as const;

export const jiraPermissionNames = {
  BROWSE_PROJECTS: 'Browse projects',
  CREATE_ISSUES: 'Create issues',
  CREATE_ATTACHMENTS: 'Create attachments',
} as const;
