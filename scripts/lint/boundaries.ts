import { matchesGlob } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import { keptWithoutChart, keptByWidgets } from './local-state.ts';

type Pattern = {
  readonly regex: string;
  readonly message: string;
  readonly allowTypeImports?: boolean;
  readonly importNamePattern?: string;
};
export type Override = { readonly files: string[]; readonly excludeFiles?: string[]; readonly rules: Record<string, unknown> };

export const areas = [
  'session',
  'saved-views',
  'organization',
  'integrations',
  'launch',
  'supervised',
  'results',
  'schedules',
  'moderation',
  'issues',
  'chat',
  'services',
  'overview',
  'operator',
  'audit',
] as const;

const rooms = 'machines|schema|server|src|tests|crowd';
const tests = ['**/*.test.ts', '**/*.test.tsx', '**/*.test-d.ts', '**/*.builders.ts'];

const sideways: Pattern = {
  regex: `^(\\.\\./)+(${rooms})/`,
  message: 'Write #room/... for another room; ../ stays inside one.',
};
const clocks: Pattern = {
  regex: '^date-fns(-tz)?(/|$)',
  message: 'Only tests use date-fns-tz; schema/rules/wall-clock.ts converts what wall clocks show.',
};
const never = (room: string, message: string): Pattern => ({ regex: `^#(${room})(/|$)`, message });
const dependencies = Object.keys({ ...packageJson.dependencies, ...packageJson.devDependencies });
const only = (packages: readonly string[], message: string): Pattern => ({
  regex: `^(node:|(${dependencies.filter((name) => !packages.includes(name)).join('|')})(/|$))`,
  message,
});

const schema = never(
  'machines|server|src|tests|crowd',
  'schema/ is the contract and imports no other room; move what is shared into schema/.',
);
const pureSchema = only(['valibot'], 'schema/ imports valibot only.');
const machines = never('server|src|tests|crowd', 'machines/ is pure: what the world does is a port, what is shared lives in schema/.');
const pureMachines = only(['xstate', 'valibot'], 'machines/ imports xstate and valibot only; reach the world through a port.');
const testing: Pattern = {
  regex: '^(#machines|\\.\\.(/\\.\\.)*)/testing/',
  message: 'machines/testing is for suites; nothing that runs in the product imports it.',
};
const lifecycles: Pattern = { regex: '(^#machines/|/)flows/', message: 'A lifecycle knows no flow: the flow asks the lifecycle.' };
const server: readonly Pattern[] = [
  testing,
  never('src|crowd|tests', 'server/ knows no client: share through schema/ or machines/lifecycles.'),
  { regex: '^#machines/flows/', message: 'Flows run in the browser only; the server asks machines/lifecycles.' },
];
const src: readonly Pattern[] = [
  testing,
  never('server|crowd|tests', 'src/ reaches the server through GraphQL only; share through schema/ or machines/.'),
  { regex: '^node:', message: 'The browser has no node: modules.' },
];
const ui: readonly Pattern[] = [
  never('machines|schema/(authorization|crowd|generated|rules|sdl|vocabulary)', 'src/ui has no domain word: take what you draw as props.'),
  { regex: '^(#src|\\.\\.)/(areas|cache|domain|routes)/', message: 'src/ui has no domain word: take what you draw as props.' },
  { regex: '^(urql|@urql/|graphql|xstate|@xstate/)', message: 'src/ui has no data and no machine: take what you draw as props.' },
];
const domain: readonly Pattern[] = [
  { regex: '^(#src|\\.\\.)/(areas|cache|routes)/', message: 'src/domain is drawn by several areas and knows none of them.' },
  { regex: '^(urql|@urql/|graphql|xstate|@xstate/)', message: 'src/domain has no data and no machine: take what you draw as props.' },
];
const cache: Pattern = {
  regex: '^(#src|\\.\\.)/(areas|routes)/',
  message: 'src/cache knows schema/generated and lifecycles, never a feature.',
};
const noUrql = (message: string): Pattern => ({ regex: '^(urql|@urql/|graphql-ws|wonka)', message });
const views: readonly Pattern[] = [
  noUrql('A view draws: the host or a port asks, the view gets an actor or plain data.'),
  { regex: '\\.machine\\.ts$', message: 'A view imports types and selectors of a machine, never the machine.', allowTypeImports: true },
  {
    regex: '^#machines/flows/',
    importNamePattern: 'Machine$',
    message: 'A view imports types and selectors of a machine, never the machine.',
    allowTypeImports: true,
  },
  { regex: '\\.(documents|ports)\\.ts$', message: 'A view draws: documents and ports belong to the host.', allowTypeImports: true },
  { regex: '\\.host\\.tsx$', message: 'A host holds views, not the other way round: take it as children.' },
  { regex: '^#src/cache/', message: 'A view draws: the host or a port asks the cache.' },
  { regex: '^react-hot-toast$', message: 'A machine announces by emit and the host shows the toast.' },
];
const localState: Pattern = {
  regex: '^react$',
  importNamePattern: '^use(State|Reducer)$',
  message:
    'What is typed, chosen or open is kept by a chart: a form, useOpenOne or useChoice; src/ui/local.ts shows more of what is there.',
};
const mayKeep = [...Object.keys(keptWithoutChart), ...Object.keys(keptByWidgets)];
const simulator = never('server|src|machines|tests', 'The simulator uses the crowd gateway and nothing else.');

const restrict = (files: string[], patterns: readonly Pattern[], excludeFiles?: string[]): Override => ({
  files,
  ...(excludeFiles ? { excludeFiles } : {}),
  rules: { 'no-restricted-imports': ['error', { patterns: [sideways, clocks, ...patterns] }] },
});

/** A restriction of the client, where state is kept by charts but in the files that may keep some of it themselves. */
const restrictClient = (files: string[], patterns: readonly Pattern[]): readonly Override[] => {
  const keeping = mayKeep.filter((path) => files.some((pattern) => matchesGlob(path, pattern)));
  return [
    restrict(files, [...patterns, localState], [...tests, ...keeping]),
    ...(keeping.length === 0 ? [] : [restrict(keeping, patterns, tests)]),
  ];
};

function otherAreas(room: 'src' | 'server', area: string): Pattern[] {
  const others = areas.filter((each) => each !== area).join('|');
  const message = `Areas do not import each other: share through machines/, schema/, ${room === 'src' ? 'src/ui, src/domain or src/cache' : 'server/workflow'}.`;
  return [
    { regex: `^#${room}/areas/(${others})/`, message },
    { regex: `^(\\.\\./){2,}(${others})/`, message },
  ];
}

const beside = (room: 'src' | 'server', area: string): Pattern => ({
  regex: `^\\.\\./(${areas.filter((each) => each !== area).join('|')})/`,
  message: otherAreas(room, area)[0]?.message ?? '',
});

const flowsOf = (of: readonly string[]): readonly Pattern[] => {
  const message = 'Flows of an area know no other area: share through machines/lib or machines/flows/shared.';
  return [
    { regex: `^#machines/flows/(${of.join('|')})/`, message },
    { regex: `^(\\.\\./)+(${of.join('|')})/`, message },
  ];
};
const flows = (folder: string, others: readonly string[]): Override =>
  restrict([`machines/flows/${folder}/**`], [machines, pureMachines, testing, ...flowsOf(others)], tests);

const byArea = areas.flatMap((area): Override[] => {
  const client = [...src, ...otherAreas('src', area)];
  return [
    flows(
      area,
      areas.filter((each) => each !== area),
    ),
    restrict([`server/areas/${area}/**`], [...server, ...otherAreas('server', area)], tests),
    restrict([`server/areas/${area}/*`], [...server, ...otherAreas('server', area), beside('server', area)], tests),
    ...restrictClient([`src/areas/${area}/**`], client),
    ...restrictClient([`src/areas/${area}/*`], [...client, beside('src', area)]),
    ...restrictClient([`src/areas/${area}/**/*.view.tsx`], [...client, ...views]),
  ];
});

/** Imports run one way: schema <- machines <- server and schema <- machines <- src. Later entries win. */
export const boundaries: Override[] = [
  restrict(['schema/**'], [schema, pureSchema], tests),
  restrict(['machines/**'], [machines, pureMachines, testing], tests),
  restrict(['machines/lifecycles/**'], [machines, pureMachines, testing, lifecycles], tests),
  restrict(['server/**'], server, tests),
  ...restrictClient(['src/**'], src),
  ...restrictClient(['src/ui/**'], [...src, ...ui]),
  ...restrictClient(['src/domain/**'], [...src, ...domain]),
  ...restrictClient(['src/cache/**'], [...src, cache]),
  ...restrictClient(['src/**/*.view.tsx'], [...src, ...views]),
  restrict(['crowd/**'], [simulator], tests),
  flows('shared', areas),
  ...byArea,
];
