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

export const azureCloudSite = 'https://dev.azure.com';

export const azureTexts = {
  unauthenticated: 'We were unable to authenticate to Azure DevOps',
  cloudNotSetUp: 'Azure DevOps in the cloud is not set up on this installation. Your operator can register it with Microsoft Entra ID.',
  cloudNotAccepted:
    'Microsoft does not accept this installation. Please ask your operator to check its registration with Microsoft Entra ID.',
  switched: 'The form was reset.',
  signInFirst: 'Sign in to Azure DevOps first.',
  signInAgain: 'This sign-in was already used or has expired. Sign in to Azure DevOps again.',
  noOrganization: 'Enter only the organization name, as it appears after dev.azure.com/.',
  noContextPath: 'Enter the path of the collection, such as tfs/DefaultCollection.',
  isCloud: 'This is Azure DevOps in the cloud. Turn on “Hosted on Azure” to connect it.',
  refused: 'Azure DevOps does not accept this username and access token.',
  noSuchOrganization: 'Azure DevOps does not know this organization, or your account is not in it.',
  noSuchSite: 'There is no collection of Azure DevOps at this address.',
} as const;
