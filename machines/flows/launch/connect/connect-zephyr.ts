import type { ZephyrConnection, PageAnswer, ZephyrEntry, ZephyrPage } from './connect-zephyr.rules.ts';
import type { ExternalCase, GivenRows } from '#schema/rules/launch/import/external-cases.ts';
import { connectTexts } from '#schema/vocabulary/launch/connect-texts.ts';
import type { ZephyrCode } from '#schema/vocabulary/launch/connect-texts.ts';
import { assign, emit, setup } from 'xstate';
import type { PromiseActorLogic, ActorRefFrom, SnapshotFrom } from 'xstate';
import { port } from '#machines/lib/port.ts';
import { gatheredRows, unasked, withPage } from './connect-zephyr.rules.ts';

export type ConnectZephyrPorts = {
  readonly loadConnections: PromiseActorLogic<readonly ZephyrConnection[], { readonly code: ZephyrCode }>;
  readonly loadProjects: PromiseActorLogic<PageAnswer<ZephyrEntry>, { readonly connectionId: string; readonly after: string | null }>;
  readonly loadCycles: PromiseActorLogic<
    PageAnswer<ZephyrEntry>,
    { readonly connectionId: string; readonly projectId: string; readonly after: string | null }
  >;
  readonly loadCases: PromiseActorLogic<
    PageAnswer<ExternalCase>,
    { readonly connectionId: string; readonly projectId: string; readonly cycleId: string; readonly after: string | null }
  >;
};
type ConnectZephyrInput = { readonly code: ZephyrCode };
export type ConnectZephyrContext = {
  readonly code: ZephyrCode;
  readonly connections: readonly ZephyrConnection[];
  readonly connection: ZephyrConnection | null;
  readonly projects: ZephyrPage<ZephyrEntry>;
  readonly project: ZephyrEntry | null;
  readonly cycles: ZephyrPage<ZephyrEntry>;
  readonly cycle: ZephyrEntry | null;
  readonly cases: ZephyrPage<ExternalCase>;
  readonly reason: string | null;
};
type ConnectZephyrEvent =
  | { readonly type: 'connection.choose'; readonly id: string }
  | { readonly type: 'project.choose'; readonly externalId: string }
  | { readonly type: 'cycle.choose'; readonly externalId: string }
  | { readonly type: 'list.more' }
  | { readonly type: 'list.retry' }
  | { readonly type: 'cases.settle' }
  | { readonly type: 'step.back' }
  | { readonly type: 'connect.cancel' };
type ConnectZephyrEmitted = { readonly type: 'rows.found'; readonly given: GivenRows } | { readonly type: 'connect.ended' };
type ConnectZephyrTag = 'busy' | 'editable' | 'refused' | 'settled';

export type ConnectZephyrActorRef = ActorRefFrom<typeof connectZephyrMachine>;
type ConnectZephyrSnapshot = SnapshotFrom<typeof connectZephyrMachine>;

const unprovided: ConnectZephyrPorts = {
  loadConnections: port('loadConnections'),
  loadProjects: port('loadProjects'),
  loadCycles: port('loadCycles'),
  loadCases: port('loadCases'),
};
const found = ({ event }: { event: { output: readonly ZephyrConnection[] } }) => ({ connections: event.output });
const listed = ({ event }: { event: { output: PageAnswer<ZephyrEntry> } }) => ({ answer: event.output });
const gathered = ({ event }: { event: { output: PageAnswer<ExternalCase> } }) => ({ answer: event.output });
const chosen = ({ event }: { event: { externalId: string } }) => ({ externalId: event.externalId });
const under = ({ connection, project, cycle }: ConnectZephyrContext) => ({
  connectionId: connection?.id ?? '',
  projectId: project?.externalId ?? '',
  cycleId: cycle?.externalId ?? '',
});

const openProject = {
  guard: { type: 'isKnownProject' as const, params: chosen },
  target: 'listingCycles',
  actions: { type: 'rememberProject' as const, params: chosen },
} as const;
const openCycle = {
  guard: { type: 'isKnownCycle' as const, params: chosen },
  target: 'gathering',
  actions: { type: 'rememberCycle' as const, params: chosen },
} as const;

/** From a Zephyr connection by project and test cycle to the test cases of its executions, page by page. */
export const connectZephyrMachine = setup({
  types: {
    context: {} as ConnectZephyrContext,
    events: {} as ConnectZephyrEvent,
    input: {} as ConnectZephyrInput,
    emitted: {} as ConnectZephyrEmitted,
    tags: {} as ConnectZephyrTag,
  },
  actors: unprovided,
  actions: {
    rememberConnections: assign((_, params: { connections: readonly ZephyrConnection[] }) => ({ connections: params.connections })),
    rememberConnection: assign(({ context }, params: { id: string | null }) => ({
      connection: context.connections.find(({ id }) => id === (params.id ?? context.connections[0]?.id)) ?? null,
      projects: unasked,
    })),
    rememberProjects: assign(({ context }, params: { answer: PageAnswer<ZephyrEntry> }) => ({
      projects: withPage(context.projects, params.answer),
    })),
    rememberProject: assign(({ context }, params: { externalId: string }) => ({
      project: context.projects.nodes.find((one) => one.externalId === params.externalId) ?? null,
      cycles: unasked,
    })),
    rememberCycles: assign(({ context }, params: { answer: PageAnswer<ZephyrEntry> }) => ({
      cycles: withPage(context.cycles, params.answer),
    })),
    rememberCycle: assign(({ context }, params: { externalId: string }) => ({
      cycle: context.cycles.nodes.find((one) => one.externalId === params.externalId) ?? null,
      cases: unasked,
    })),
    rememberCases: assign(({ context }, params: { answer: PageAnswer<ExternalCase> }) => ({
      cases: withPage(context.cases, params.answer),
    })),
    rememberReason: assign((_, params: { answer: PageAnswer<unknown> }) => ({
      reason: 'reason' in params.answer ? params.answer.reason : null,
    })),
    forgetReason: assign({ reason: null }),
    announceRows: emit(({ context }) => ({ type: 'rows.found' as const, given: gatheredRows(context) })),
    announceEnd: emit({ type: 'connect.ended' }),
  },
  guards: {
    isNone: (_, params: { connections: readonly ZephyrConnection[] }) => params.connections.length === 0,
    isOnlyOne: (_, params: { connections: readonly ZephyrConnection[] }) => params.connections.length === 1,
    isRefused: (_, params: { answer: PageAnswer<unknown> }) => 'reason' in params.answer,
    isKnownConnection: ({ context }, params: { id: string }) => context.connections.some(({ id }) => id === params.id),
    isKnownProject: ({ context }, params: { externalId: string }) =>
      context.projects.nodes.some((one) => one.externalId === params.externalId),
    isKnownCycle: ({ context }, params: { externalId: string }) => context.cycles.nodes.some((one) => one.externalId === params.externalId),
    hasMoreProjects: ({ context }) => context.projects.next !== null,
    hasMoreCycles: ({ context }) => context.cycles.next !== null,
    hasMoreCases: (_, params: { answer: PageAnswer<unknown> }) => 'next' in params.answer && params.answer.next !== null,
    hasFurtherCases: ({ context }, params: { answer: PageAnswer<ExternalCase> }) => withPage(context.cases, params.answer).nodes.length > 0,
    hasCases: ({ context }) => context.cases.nodes.length > 0,
    hasSeveralConnections: ({ context }) => context.connections.length > 1,
  },
}).createMachine({
  id: 'connectZephyr',
  context: ({ input }) => ({
    code: input.code,
    connections: [],
    connection: null,
    projects: unasked,
    project: null,
    cycles: unasked,
    cycle: null,
    cases: unasked,
    reason: null,
  }),
  initial: 'connecting',
  on: { 'connect.cancel': '.cancelled' },
  states: {
    connecting: {
      tags: 'busy',
      invoke: {
        id: 'loadConnections',
        src: 'loadConnections',
        input: ({ context }) => ({ code: context.code }),
        onDone: [
          { guard: { type: 'isNone', params: found }, target: 'unconnected' },
          {
            guard: { type: 'isOnlyOne', params: found },
            target: 'listingProjects',
            actions: [
              { type: 'rememberConnections', params: found },
              { type: 'rememberConnection', params: { id: null } },
            ],
          },
          { target: 'choosingConnection', actions: { type: 'rememberConnections', params: found } },
        ],
        onError: 'connectionsFailed',
      },
    },
    connectionsFailed: { tags: 'refused', on: { 'list.retry': 'connecting' } },
    unconnected: { description: 'The organization has no connection to this tool.', tags: 'refused', on: { 'list.retry': 'connecting' } },
    choosingConnection: {
      tags: 'editable',
      on: {
        'connection.choose': {
          guard: { type: 'isKnownConnection', params: ({ event }) => ({ id: event.id }) },
          target: 'listingProjects',
          actions: { type: 'rememberConnection', params: ({ event }) => ({ id: event.id }) },
        },
      },
    },
    listingProjects: {
      tags: 'busy',
      entry: 'forgetReason',
      on: { 'project.choose': openProject, 'step.back': { guard: 'hasSeveralConnections', target: 'choosingConnection' } },
      invoke: {
        id: 'loadProjects',
        src: 'loadProjects',
        input: ({ context }) => ({ connectionId: under(context).connectionId, after: context.projects.next }),
        onDone: [
          { guard: { type: 'isRefused', params: listed }, target: 'projectsFailed', actions: { type: 'rememberReason', params: listed } },
          { target: 'choosingProject', actions: { type: 'rememberProjects', params: listed } },
        ],
        onError: 'projectsFailed',
      },
    },
    projectsFailed: {
      tags: 'refused',
      on: {
        'project.choose': openProject,
        'list.more': { guard: 'hasMoreProjects', target: 'listingProjects' },
        'list.retry': 'listingProjects',
        'step.back': { guard: 'hasSeveralConnections', target: 'choosingConnection' },
      },
    },
    choosingProject: {
      tags: 'editable',
      on: {
        'project.choose': openProject,
        'list.more': { guard: 'hasMoreProjects', target: 'listingProjects' },
        'step.back': { guard: 'hasSeveralConnections', target: 'choosingConnection' },
      },
    },
    listingCycles: {
      tags: 'busy',
      entry: 'forgetReason',
      on: { 'cycle.choose': openCycle, 'step.back': 'choosingProject' },
      invoke: {
        id: 'loadCycles',
        src: 'loadCycles',
        input: ({ context }) => {
          const { connectionId, projectId } = under(context);
          return { connectionId, projectId, after: context.cycles.next };
        },
        onDone: [
          { guard: { type: 'isRefused', params: listed }, target: 'cyclesFailed', actions: { type: 'rememberReason', params: listed } },
          { target: 'choosingCycle', actions: { type: 'rememberCycles', params: listed } },
        ],
        onError: 'cyclesFailed',
      },
    },
    cyclesFailed: {
      tags: 'refused',
      on: {
        'cycle.choose': openCycle,
        'list.more': { guard: 'hasMoreCycles', target: 'listingCycles' },
        'list.retry': 'listingCycles',
        'step.back': 'choosingProject',
      },
    },
    choosingCycle: {
      tags: 'editable',
      on: {
        'cycle.choose': openCycle,
        'list.more': { guard: 'hasMoreCycles', target: 'listingCycles' },
        'step.back': 'choosingProject',
      },
    },
    gathering: {
      tags: 'busy',
      entry: 'forgetReason',
      on: { 'cases.settle': { guard: 'hasCases', target: 'gathered' }, 'step.back': 'choosingCycle' },
      invoke: {
        id: 'loadCases',
        src: 'loadCases',
        input: ({ context }) => ({ ...under(context), after: context.cases.next }),
        onDone: [
          { guard: { type: 'isRefused', params: gathered }, target: 'casesFailed', actions: { type: 'rememberReason', params: gathered } },
          {
            guard: { type: 'hasMoreCases', params: gathered },
            target: 'gathering',
            reenter: true,
            actions: { type: 'rememberCases', params: gathered },
          },
          {
            guard: { type: 'hasFurtherCases', params: gathered },
            target: 'gathered',
            actions: { type: 'rememberCases', params: gathered },
          },
          { target: 'empty' },
        ],
        onError: 'casesFailed',
      },
    },
    casesFailed: {
      description: 'A page of executions did not come; those before it are kept.',
      tags: 'refused',
      on: { 'list.retry': 'gathering', 'cases.settle': { guard: 'hasCases', target: 'gathered' }, 'step.back': 'choosingCycle' },
    },
    empty: { description: 'The test cycle has no executions.', tags: 'refused', on: { 'step.back': 'choosingCycle' } },
    gathered: { type: 'final', tags: 'settled', entry: 'announceRows' },
    cancelled: { type: 'final', tags: 'settled', entry: 'announceEnd' },
  },
});

export type ZephyrStage = 'connection' | 'project' | 'cycle' | 'cases';

const stages: Readonly<Record<ConnectZephyrSnapshot['value'], ZephyrStage>> = {
  connecting: 'connection',
  connectionsFailed: 'connection',
  unconnected: 'connection',
  choosingConnection: 'connection',
  listingProjects: 'project',
  projectsFailed: 'project',
  choosingProject: 'project',
  listingCycles: 'cycle',
  cyclesFailed: 'cycle',
  choosingCycle: 'cycle',
  gathering: 'cases',
  casesFailed: 'cases',
  empty: 'cases',
  gathered: 'cases',
  cancelled: 'cases',
};

export const selectStage = ({ value }: ConnectZephyrSnapshot): ZephyrStage => stages[value];
export const selectIsBusy = (snapshot: ConnectZephyrSnapshot): boolean => snapshot.hasTag('busy');
export const selectCanGoBack = (snapshot: ConnectZephyrSnapshot): boolean => snapshot.can({ type: 'step.back' });
export const selectCanRetry = (snapshot: ConnectZephyrSnapshot): boolean => snapshot.can({ type: 'list.retry' });
export const selectCanSettle = (snapshot: ConnectZephyrSnapshot): boolean => snapshot.can({ type: 'cases.settle' });
export const selectConnections = ({ context }: ConnectZephyrSnapshot): readonly ZephyrConnection[] => context.connections;
export const selectConnection = ({ context }: ConnectZephyrSnapshot): ZephyrConnection | null => context.connection;
export const selectProject = ({ context }: ConnectZephyrSnapshot): ZephyrEntry | null => context.project;
export const selectCycle = ({ context }: ConnectZephyrSnapshot): ZephyrEntry | null => context.cycle;
export const selectLoaded = ({ context }: ConnectZephyrSnapshot): number => context.cases.nodes.length;
export const selectTotal = ({ context }: ConnectZephyrSnapshot): number | null => context.cases.total;
export const selectReason = ({ context }: ConnectZephyrSnapshot): string | null => context.reason;

export const selectList = (snapshot: ConnectZephyrSnapshot): ZephyrPage<ZephyrEntry> =>
  selectStage(snapshot) === 'project' ? snapshot.context.projects : snapshot.context.cycles;

/** A failure, or an empty list; null otherwise. */
export function selectProblem({ value, context }: ConnectZephyrSnapshot): string | null {
  switch (value) {
    case 'connectionsFailed':
      return connectTexts.connectionsFailed;
    case 'unconnected':
      return connectTexts.noConnection(context.code);
    case 'projectsFailed':
      return connectTexts.projectsFailed;
    case 'cyclesFailed':
      return connectTexts.cyclesFailed;
    case 'casesFailed':
      return connectTexts.casesFailed;
    case 'empty':
      return connectTexts.noExecutions;
    case 'choosingProject':
      return context.projects.nodes.length === 0 ? connectTexts.noProjects : null;
    case 'choosingCycle':
      return context.cycles.nodes.length === 0 ? connectTexts.noCycles : null;
    default:
      return null;
  }
}
