import { trackerCodes, exportTexts } from '#schema/vocabulary/export.ts';
import type { TrackerCode } from '#schema/vocabulary/export.ts';
import { assign, emit, setup } from 'xstate';
import type { PromiseActorLogic, ActorRefFrom, SnapshotFrom } from 'xstate';
import { exportProblems } from '#schema/rules/issues/export-params.ts';
import { port } from '#machines/lib/port.ts';

/** What is typed and chosen for a tracker; the fields that another tracker has stay as they are. */
export type PlaceValues = {
  readonly project: string;
  /** What the project is called, where it is told by another name. */
  readonly projectName: string;
  readonly type: string;
  readonly repository: string;
  readonly area: string;
  /** Labels as they are typed; at Azure DevOps tags. */
  readonly labels: string;
  /** Logins of GitHub as they are typed. */
  readonly assignees: string;
};
export type PlaceField = keyof PlaceValues;

/** A field at fault, and why. */
type PlaceProblems = Readonly<Partial<Record<PlaceField, string>>>;

export type StartInput = {
  readonly code: TrackerCode;
  readonly issueIds: readonly string[];
  readonly values: PlaceValues;
  readonly again: boolean;
};
export type StartAnswer = {
  readonly successful: boolean;
  readonly jobId: string | null;
  readonly messages: readonly string[];
};
export type ExportToTrackerPorts = { readonly startExport: PromiseActorLogic<StartAnswer, StartInput> };

type ExportToTrackerInput = { readonly issueIds: readonly string[] };
type ExportToTrackerContext = {
  readonly issueIds: readonly string[];
  readonly code: TrackerCode | null;
  readonly values: PlaceValues;
  readonly problems: PlaceProblems;
  /** What the server said against the last start. */
  readonly messages: readonly string[];
  /** Whether issues go that are there already. */
  readonly again: boolean;
};

/** Whether a tracker can take issues now, and what was chosen for it the last time. */
type Destination = { readonly code: string; readonly isActive: boolean; readonly values: Partial<PlaceValues> };

export type ExportToTrackerEvent =
  | { readonly type: 'destination.choose'; readonly destination: Destination }
  | { readonly type: 'destination.leave' }
  | { readonly type: 'field.change'; readonly field: PlaceField; readonly value: string; readonly name?: string }
  | { readonly type: 'again.toggle' }
  | { readonly type: 'preview.open' }
  | { readonly type: 'preview.close' }
  | { readonly type: 'export.start' };

export type ExportToTrackerEmitted =
  | { readonly type: 'settings.wanted'; readonly code: TrackerCode }
  | { readonly type: 'destination.unknown' }
  | { readonly type: 'export.started'; readonly jobId: string };

type ExportToTrackerTag = 'busy' | 'filled';

const blankPlace: PlaceValues = { project: '', projectName: '', type: '', repository: '', area: '', labels: '', assignees: '' };

const isTrackerCode = (code: string): code is TrackerCode => trackerCodes.some((known) => known === code);

const split = (text: string, gap: RegExp): string[] =>
  text
    .split(gap)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** What the API takes of what was typed; labels of Jira end at blanks, others at commas. */
export const placeParams = {
  jira: ({ project, type, labels }: PlaceValues) => ({ project_key: project, issuetype_name: type, labels: split(labels, /[\s,]+/u) }),
  github: ({ repository, labels, assignees }: PlaceValues) => ({
    repository,
    labels: split(labels, /,/u),
    assignees: split(assignees, /[\s,;]+/u),
  }),
  azure_devops: ({ project, projectName, type, area, labels }: PlaceValues) => ({
    project_id: project,
    project_name: projectName === '' ? null : projectName,
    work_item_type: type,
    area_path: area === '' ? null : area,
    tags: split(labels, /[;,]/u),
  }),
} as const satisfies Record<TrackerCode, (values: PlaceValues) => object>;

const fieldOf: Readonly<Record<string, PlaceField>> = {
  project_key: 'project',
  project_id: 'project',
  project_name: 'project',
  issuetype_name: 'type',
  work_item_type: 'type',
  repository: 'repository',
  area_path: 'area',
  labels: 'labels',
  tags: 'labels',
  assignees: 'assignees',
};

/** What is wrong with a place, by the field of the form. */
export const placeProblems = (code: TrackerCode, values: PlaceValues): PlaceProblems =>
  Object.fromEntries(exportProblems(code, placeParams[code](values)).map(({ field, message }) => [fieldOf[field] ?? 'project', message]));

/** The values after one of them was changed: another project has other types and areas. */
export const withField = (values: PlaceValues, field: PlaceField, value: string, name = ''): PlaceValues =>
  field === 'project' && value !== values.project
    ? { ...values, project: value, projectName: name, type: '', area: '' }
    : { ...values, [field]: value };

export type ExportToTrackerActorRef = ActorRefFrom<typeof exportToTrackerMachine>;
type ExportToTrackerSnapshot = SnapshotFrom<typeof exportToTrackerMachine>;

const unprovided: ExportToTrackerPorts = { startExport: port('startExport') };

const chosen = ({ event }: { event: { destination: Destination } }) => ({ destination: event.destination });
const answered = ({ event }: { event: { output: StartAnswer } }) => ({ answer: event.output });

const exportSetup = setup({
  types: {
    context: {} as ExportToTrackerContext,
    events: {} as ExportToTrackerEvent,
    input: {} as ExportToTrackerInput,
    emitted: {} as ExportToTrackerEmitted,
    tags: {} as ExportToTrackerTag,
  },
  actors: unprovided,
  actions: {
    rememberDestination: assign((_, { destination: { code, values } }: { destination: Destination }) => ({
      code: isTrackerCode(code) ? code : null,
      values: { ...blankPlace, ...values },
      problems: {},
      messages: [],
    })),
    rememberField: assign(({ context }, { field, value, name }: { field: PlaceField; value: string; name?: string }) => ({
      values: withField(context.values, field, value, name),
      problems: Object.fromEntries(Object.entries(context.problems).filter(([name]) => name !== field)),
    })),
    rememberProblems: assign(({ context: { code, values } }) => ({ problems: code === null ? {} : placeProblems(code, values) })),
    rememberAgain: assign(({ context }) => ({ again: !context.again })),
    rememberMessages: assign((_, { answer }: { answer: StartAnswer }) => ({
      messages: answer.messages.length > 0 ? answer.messages : [exportTexts.failed],
    })),
    rememberFailure: assign({ messages: [exportTexts.failed] }),
    forgetMessages: assign({ messages: [] }),
    announceSettings: emit((_, { destination }: { destination: Destination }) => ({
      type: 'settings.wanted' as const,
      code: destination.code as TrackerCode,
    })),
    announceUnknown: emit({ type: 'destination.unknown' }),
    announceStarted: emit((_, { answer }: { answer: StartAnswer }) => ({ type: 'export.started' as const, jobId: answer.jobId ?? '' })),
  },
  guards: {
    isKnown: (_, { destination }: { destination: Destination }) => isTrackerCode(destination.code),
    isReady: (_, { destination }: { destination: Destination }) => isTrackerCode(destination.code) && destination.isActive,
    isComplete: ({ context: { code, values } }) => code !== null && Object.keys(placeProblems(code, values)).length === 0,
    isStarted: (_, { answer }: { answer: StartAnswer }) => answer.successful && answer.jobId !== null,
  },
});

/** Lets a person choose where issues go to, see what will be sent, and start it. */
export const exportToTrackerMachine = exportSetup.createMachine({
  id: 'exportToTracker',
  context: ({ input }) => ({ issueIds: input.issueIds, code: null, values: blankPlace, problems: {}, messages: [], again: false }),
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'destination.choose': [
          {
            guard: { type: 'isReady', params: chosen },
            target: 'filling',
            actions: { type: 'rememberDestination', params: chosen },
          },
          { guard: { type: 'isKnown', params: chosen }, actions: { type: 'announceSettings', params: chosen } },
          { actions: 'announceUnknown' },
        ],
      },
    },
    filling: {
      tags: 'filled',
      on: {
        'destination.leave': 'choosing',
        'field.change': { actions: { type: 'rememberField', params: ({ event }) => event } },
        'preview.open': [{ guard: 'isComplete', target: 'previewing' }, { actions: 'rememberProblems' }],
        'export.start': [{ guard: 'isComplete', target: 'starting' }, { actions: 'rememberProblems' }],
      },
    },
    previewing: {
      tags: 'filled',
      on: {
        'preview.close': 'filling',
        'again.toggle': { actions: 'rememberAgain' },
        'export.start': 'starting',
      },
    },
    starting: {
      tags: ['filled', 'busy'],
      entry: 'forgetMessages',
      invoke: {
        id: 'startExport',
        src: 'startExport',
        input: ({ context: { code, issueIds, values, again } }) => ({ code: code ?? 'jira', issueIds, values, again }),
        onDone: [
          {
            guard: { type: 'isStarted', params: answered },
            target: 'started',
            actions: { type: 'announceStarted', params: answered },
          },
          { target: 'filling', actions: { type: 'rememberMessages', params: answered } },
        ],
        onError: { target: 'filling', actions: 'rememberFailure' },
      },
    },
    started: { type: 'final' },
  },
});

export const selectStep = (snapshot: ExportToTrackerSnapshot): 'choosing' | 'filling' | 'previewing' => {
  if (snapshot.matches('previewing')) return 'previewing';
  return snapshot.hasTag('filled') ? 'filling' : 'choosing';
};
export const selectCode = ({ context }: ExportToTrackerSnapshot) => context.code;
export const selectValues = ({ context }: ExportToTrackerSnapshot) => context.values;
export const selectProblems = ({ context }: ExportToTrackerSnapshot) => context.problems;
export const selectMessages = ({ context }: ExportToTrackerSnapshot) => context.messages;
export const selectAgain = ({ context }: ExportToTrackerSnapshot) => context.again;
export const selectIssueIds = ({ context }: ExportToTrackerSnapshot) => context.issueIds;
export const selectIsStarting = (snapshot: ExportToTrackerSnapshot): boolean => snapshot.matches('starting');
