const countries = [
  'AT',
  'AU',
  'BE',
  'BR',
  'CA',
  'CH',
  'CL',
  'CO',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GB',
  'GR',
  'HR',
  'HU',
  'IE',
  'IN',
  'IS',
  'IT',
  'JP',
  'KR',
  'LT',
  'LU',
  'LV',
  'MX',
  'MY',
  'NL',
  'NO',
  'NZ',
  'PE',
  'PH',
  'PL',
  'PT',
  'RO',
  'SE',
  'SG',
  'SI',
  'SK',
  'TH',
  'TR',
  'US',
  'UY',
  'VN',
  'ZA',
];
const named = new Intl.DisplayNames('en', { type: 'region' });

export const projects = [
  ['WEB', 'Web shop'],
  ['APP', 'Mobile app'],
  ['PAY', 'Payments'],
  ['OPS', 'Operations'],
  ['QA', 'Quality'],
  ...countries.map((code) => [`S${code}`, `Shop ${named.of(code)}`] as const),
].map(([key = '', name = ''], index) => ({ id: String(10_000 + index), key, name, projectTypeKey: 'software' }));

const type = (id: number, name: string, subtask = false) => ({ id: String(id), name, description: '', subtask });
export const issueTypes = [type(10_001, 'Bug'), type(10_002, 'Task'), type(10_003, 'Story'), type(10_004, 'Sub-task', true)];

const options = (...values: readonly string[]) => values.map((value, index) => ({ id: String(20_000 + index), value }));
const names = (...values: readonly string[]) => values.map((name, index) => ({ id: String(index + 1), name }));

type Kind = { readonly type: string; readonly items?: string; readonly system?: string; readonly custom?: string };
const field = (
  fieldId: string,
  name: string,
  schema: Kind,
  more: { readonly required?: boolean; readonly allowedValues?: readonly object[] } = {},
) => ({
  fieldId,
  key: fieldId,
  name,
  required: more.required ?? false,
  hasDefaultValue: false,
  operations: ['set'],
  schema,
  ...(more.allowedValues && { allowedValues: more.allowedValues }),
});
const custom = (kind: string): string => `com.atlassian.jira.plugin.system.customfieldtypes:${kind}`;

const always = [
  field('summary', 'Summary', { type: 'string', system: 'summary' }, { required: true }),
  field('description', 'Description', { type: 'string', system: 'description' }),
  field('issuetype', 'Issue Type', { type: 'issuetype', system: 'issuetype' }, { required: true }),
  field('project', 'Project', { type: 'project', system: 'project' }, { required: true }),
  field(
    'priority',
    'Priority',
    { type: 'priority', system: 'priority' },
    { allowedValues: names('Highest', 'High', 'Medium', 'Low', 'Lowest') },
  ),
  field('labels', 'Labels', { type: 'array', items: 'string', system: 'labels' }),
];
const ofBugs = [
  field(
    'customfield_10040',
    'Severity',
    { type: 'option', custom: custom('select') },
    { required: true, allowedValues: options('S1', 'S2', 'S3', 'S4') },
  ),
  field(
    'customfield_10041',
    'Found in',
    { type: 'array', items: 'option', custom: custom('multiselect') },
    { allowedValues: options('Production', 'Staging', 'Beta') },
  ),
  field('customfield_10042', 'Steps to reproduce', { type: 'string', custom: custom('textarea') }),
  field('customfield_10043', 'Affected customers', { type: 'number', custom: custom('float') }),
];
const components = field(
  'components',
  'Components',
  { type: 'array', items: 'component', system: 'components' },
  { required: true, allowedValues: names('Cart', 'Checkout', 'Catalog', 'Account') },
);

export const fieldsOf = (projectKey: string, typeId: string): readonly object[] => [
  ...always,
  ...(typeId === '10001' ? ofBugs : []),
  ...(projectKey === 'WEB' ? [components] : []),
];
