export type DemoArea = { readonly name: string; readonly children?: readonly DemoArea[] };

export type DemoAzureProject = {
  readonly id: string;
  readonly name: string;
  readonly types: readonly string[];
  readonly areas: readonly DemoArea[];
  readonly tags: readonly string[];
};

const agile = ['Bug', 'Epic', 'Feature', 'Task', 'Test Case', 'User Story'];
const projectId = (number: number): string => `6ce954b1-ce1f-45d1-b94d-${String(number).padStart(12, '0')}`;

/** More projects than one page of a hundred. */
export const demoAzureProjects: readonly DemoAzureProject[] = [
  {
    id: projectId(1),
    name: 'Shop',
    types: agile,
    areas: [{ name: 'Checkout', children: [{ name: 'Payment' }, { name: 'Delivery' }] }, { name: 'Search' }, { name: 'Account' }],
    tags: ['regression', 'checkout', 'Crowd test', 'mobile'],
  },
  { id: projectId(2), name: 'Mobile app', types: ['Bug', 'Issue', 'Task'], areas: [{ name: 'iOS' }, { name: 'Android' }], tags: [] },
  ...Array.from({ length: 104 }, (_, index) => ({
    id: projectId(3 + index),
    name: `Team ${String(index + 1).padStart(3, '0')}`,
    types: ['Bug'],
    areas: [],
    tags: [],
  })),
];

const pathsBelow = ({ name, children = [] }: DemoArea, above: string): readonly string[] => [
  `${above}\\${name}`,
  ...children.flatMap((child) => pathsBelow(child, `${above}\\${name}`)),
];
export const areaPathsOf = ({ name, areas }: DemoAzureProject): readonly string[] => [
  name,
  ...areas.flatMap((area) => pathsBelow(area, name)),
];

export type DemoAzureField = {
  readonly referenceName: string;
  readonly name: string;
  readonly type: string;
  readonly readOnly: boolean;
  readonly alwaysRequired: boolean;
  readonly defaultValue: string | null;
  readonly allowedValues: readonly string[];
};

const azureField = (referenceName: string, name: string, type: string, more: Partial<DemoAzureField> = {}): DemoAzureField => ({
  referenceName,
  name,
  type,
  readOnly: false,
  alwaysRequired: false,
  defaultValue: null,
  allowedValues: [],
  ...more,
});

const usual: readonly DemoAzureField[] = [
  azureField('System.Title', 'Title', 'string', { alwaysRequired: true }),
  azureField('System.State', 'State', 'string', { alwaysRequired: true, defaultValue: 'New' }),
  azureField('System.AreaPath', 'Area Path', 'treePath', { alwaysRequired: true, defaultValue: 'Shop' }),
  azureField('System.IterationPath', 'Iteration Path', 'treePath', { alwaysRequired: true, defaultValue: 'Shop' }),
  azureField('System.Id', 'ID', 'integer', { readOnly: true }),
  azureField('System.Description', 'Description', 'html'),
  azureField('System.Tags', 'Tags', 'plainText'),
  azureField('System.AssignedTo', 'Assigned To', 'identity'),
  azureField('Microsoft.VSTS.Common.Severity', 'Severity', 'string', {
    defaultValue: '3 - Medium',
    allowedValues: ['1 - Critical', '2 - High', '3 - Medium', '4 - Low'],
  }),
];
/** What a customer's own process adds. */
const own: readonly DemoAzureField[] = [
  azureField('Custom.FoundIn', 'Found In', 'string', { alwaysRequired: true, allowedValues: ['Production', 'Staging', 'Beta'] }),
  azureField('Custom.CustomerImpact', 'Customer impact', 'html'),
  azureField('Custom.AffectedUsers', 'Affected users', 'integer'),
];

/** Bugs of the shop have fields of their own, one of them required. */
export const azureFieldsOf = ({ name }: DemoAzureProject, type: string): readonly DemoAzureField[] =>
  name === 'Shop' && type === 'Bug' ? [...usual, ...own] : usual;

export type DemoRepository = {
  readonly id: number;
  readonly fullName: string;
  readonly hasIssues: boolean;
  readonly archived: boolean;
  readonly push: boolean;
  readonly labels: readonly string[];
  readonly people: readonly string[];
};

/** More repositories than one page of a hundred. */
export const demoRepositories: readonly DemoRepository[] = [
  { fullName: 'northwind/checkout', hasIssues: true, archived: false, push: true, labels: ['bug', 'crowd test', 'needs triage'] },
  { fullName: 'northwind/docs', hasIssues: false, archived: false, push: true, labels: [] },
  { fullName: 'northwind/legacy-shop', hasIssues: true, archived: true, push: true, labels: [] },
  { fullName: 'northwind/mobile-app', hasIssues: true, archived: false, push: true, labels: ['bug'] },
  { fullName: 'northwind/platform', hasIssues: true, archived: false, push: false, labels: ['bug'] },
  ...Array.from({ length: 106 }, (_, index) => ({
    fullName: `northwind/service-${String(index + 1).padStart(3, '0')}`,
    hasIssues: true,
    archived: false,
    push: index % 2 === 0,
    labels: Array.from({ length: index === 0 ? 130 : 3 }, (_each, label) => `label ${label + 1}`),
  })),
].map((one, index) => ({ id: 501 + index, people: ['maya-okafor', 'jonas-brandt'], ...one }));
