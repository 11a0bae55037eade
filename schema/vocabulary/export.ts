export const issueExportStates = ['waiting', 'sending', 'created', 'delivered', 'failed', 'cancelled'] as const;
export type IssueExportState = (typeof issueExportStates)[number];

export const openExportStates = ['waiting', 'sending', 'created'] as const satisfies readonly IssueExportState[];

export const arrivedExportStates = ['created', 'delivered'] as const satisfies readonly IssueExportState[];

export const itemStates = ['open', 'done'] as const;
export type ItemState = (typeof itemStates)[number];

export const trackerCodes = ['jira', 'github', 'azure_devops'] as const;
export type TrackerCode = (typeof trackerCodes)[number];
export const trackerLabels: Readonly<Record<TrackerCode, string>> = { jira: 'Jira', github: 'GitHub', azure_devops: 'Azure DevOps' };

/** What a place of a tracker lacks of what an export there would use. */
export const driftKinds = ['project', 'closed', 'type', 'permission', 'area', 'label', 'assignee', 'field', 'value', 'required'] as const;
export type DriftKind = (typeof driftKinds)[number];
export type Drift = {
  readonly kind: DriftKind;
  /** As people know the project, type, permission, area, label, assignee or field. */
  readonly name: string;
  /** What the tracker calls the field; null where it is about none. */
  readonly fieldId: string | null;
  /** What the field no longer takes. */
  readonly value: string | null;
  /** Whether the tracker would refuse the item; otherwise it is created without. */
  readonly isRefused: boolean;
};

const driftSentences: Readonly<Record<DriftKind, (label: string, drift: Drift) => string>> = {
  project: (label, { name }) => `${label} does not know ${name}, or this account may not see it.`,
  closed: (label, { name }) => `${name} does not accept issues: they are turned off in ${label}, or it is archived.`,
  type: (label, { name }) => `${label} no longer has the type ${name} there.`,
  permission: (label, { name, isRefused }) =>
    `This account lacks the permission "${name}" at ${label}${isRefused ? '' : ', so that part is left out'}.`,
  area: (label, { name }) => `${label} no longer has the area ${name}.`,
  label: (label, { name }) => `${label} has no label ${name}; it will be created.`,
  assignee: (label, { name }) => `${label} cannot assign issues there to ${name}.`,
  field: (label, { name }) => `${label} no longer has the field ${name}, so it is left out.`,
  value: (_, { name, value, isRefused }) => `${name} does not accept "${value ?? ''}"${isRefused ? '.' : ', so it is left out.'}`,
  required: (_, { name }) => `${name} is required, and nothing fills it.`,
};

export const driftWords = (label: string, drift: Drift): string => driftSentences[drift.kind](label, drift);

export const exportTexts = {
  none: 'Select at least one issue.',
  noProject: "Project can't be blank",
  noIssueType: "Issue Type can't be blank",
  noRepository: "Repository can't be blank",
  noWorkItemType: "Work item type can't be blank",
  longLabels: 'Labels cannot be longer than 255 characters',
  manyAssignees: 'An issue can have at most 10 assignees',
  allThere: 'Everything selected has been exported already. To export it again, start from the dry run.',
  notConnected: 'This integration is not active. Please check its settings.',
  exported: 'Issues have been successfully exported.',
  failed: 'There was an issue with exporting the issues. Please try again later.',
  notCancelled: 'There was an issue with cancelling the export. Please try again later.',
  notRetried: 'There was an issue with trying again. Please try again later.',
} as const;
