import type { IntegrationCode } from './around.ts';
import { zephyrLabels } from './launch/connect-texts.ts';
import { limits } from './limits.ts';

/** In the order of their cards. */
export const settingsCodes = ['testrail', 'azure_devops', 'jira'] as const satisfies readonly IntegrationCode[];
export type SettingsCode = (typeof settingsCodes)[number];

/** Tools that an organization connects once; listed whether connected or not. */
export const availableCodes = ['testrail', 'azure_devops', 'jira', 'github'] as const satisfies readonly IntegrationCode[];
export type AvailableCode = (typeof availableCodes)[number];

export const integrationFeatures = ['test_case_import', 'issue_export'] as const;
export type IntegrationFeature = (typeof integrationFeatures)[number];

type Told = { readonly name: string; readonly description: string; readonly features: readonly IntegrationFeature[] };

export const integrationsTold: Readonly<Record<AvailableCode, Told>> = {
  testrail: {
    name: 'TestRail',
    description: 'Import test cases and launch test runs from your test management.',
    features: ['test_case_import'],
  },
  azure_devops: { name: 'Azure DevOps', description: 'Send issues to the work items of your projects.', features: ['issue_export'] },
  jira: {
    name: 'Jira',
    description: 'Send issues to your projects, with fields and priorities as you use them.',
    features: ['issue_export'],
  },
  github: { name: 'GitHub', description: 'Send issues to your repositories.', features: ['issue_export'] },
};

export const integrationName = (code: IntegrationCode): string =>
  code === 'zephyr_squad' || code === 'zephyr_scale' ? zephyrLabels[code] : integrationsTold[code].name;

/** The list, where the tool has no page of its own. */
export const settingsAddress = (code: string): string => {
  const page = settingsCodes.find((each) => each === code);
  return page === undefined ? '/organization-settings/integrations' : `/organization-settings/integrations/${page}`;
};

/** Null where its users cannot connect it. */
export const connectingAddress = (code: string): string | null => (code === 'github' ? null : settingsAddress(code));

export const exportAttributes: Readonly<
  Record<AvailableCode, readonly { readonly name: string; readonly label: string; readonly required: boolean }[]>
> = {
  testrail: [],
  jira: [
    { name: 'project_key', label: 'Project', required: true },
    { name: 'issuetype_name', label: 'Issue type', required: true },
    { name: 'labels', label: 'Labels', required: false },
  ],
  azure_devops: [
    { name: 'project_id', label: 'Project', required: true },
    { name: 'work_item_type', label: 'Work item type', required: true },
  ],
  github: [{ name: 'repository', label: 'Repository', required: true }],
};

/** An interval after 'every': 'hour', '2 hours', '90 minutes'. */
export const everyWords = (minutes: number): string => {
  const [count, unit] = minutes % 60 === 0 ? [minutes / 60, 'hour'] : [minutes, 'minute'];
  return count === 1 ? unit : `${count} ${unit}s`;
};

export const integrationTexts = {
  notLoaded: 'There was an issue with connecting to some integrations, please try again later.',
  saved: 'Changes saved successfully.',
  notSaved: 'Configuration change unsuccessful, please try again later.',
  back: 'Back to integrations',
  resetQuestion: 'Reset this integration?',
  blank: "can't be blank",
  notHttps: 'site URL must start with https',
  notSite: 'Not a valid site address.',
  unusableSite: 'This address cannot be reached from here, or leads elsewhere.',
  unknownCode: 'Integration is not available',
  mapped: 'The fields are mapped.',
  notMapped: 'The fields could not be mapped, please try again later.',
  checked: 'The tool has been checked.',
  notChecked: 'The tool could not be checked, please try again later.',
  checkedOften: `Asked every ${everyWords(limits.integrationCheckMinutes)}.`,
  nothingLacks: 'The tool has everything that exports use.',
  longName: 'This name is too long.',
  changedElsewhere: 'These settings have changed. Check them, then save.',
  siteMoved: 'Enter the token again: it belongs to the site it was made for.',
  stopped: (name: string): string =>
    `${name} no longer accepts the credential of this integration. Nothing is sent or imported until it is renewed.`,
} as const;

export const integrationLimits = {
  site: 2_000,
  username: 255,
  secret: 5_000,
  priority: 255,
  projectKey: 255,
  issueType: 255,
  label: 255,
  labels: 50,
  mappings: 200,
  value: 1_000,
} as const;

export const settingsLabel = (field: string): string => settingsLabels[field] ?? field;

export const settingsLabels: Readonly<Record<string, string>> = {
  site: 'Site',
  username: 'Username',
  apiKey: 'API key',
  accessToken: 'Access token',
  isHosted: 'Hosted on Azure',
  organization: 'Organization',
  contextPath: 'Context path',
  credentialsKey: 'Sign-in',
  critical: 'Critical',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
  useDefaultExportSettings: 'Use default export settings',
  projectKey: 'Project',
  issuetypeName: 'Issue type',
  labels: 'Labels',
  customFieldsMapping: 'Field mapping',
  form: 'The form',
};
