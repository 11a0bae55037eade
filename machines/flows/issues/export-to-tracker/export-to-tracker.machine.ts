import { port } from '#machines/lib/port.ts';
import { exportTexts } from '#schema/vocabulary/export.ts';
import type { TrackerCode } from '#schema/vocabulary/export.ts';
import { assign, emit, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { blankPlace, isTrackerCode, placeProblems, withField } from './export-to-tracker.rules.ts';
import type {
  Destination,
  ExportToTrackerContext,
  ExportToTrackerEmitted,
  ExportToTrackerEvent,
  ExportToTrackerInput,
  ExportToTrackerPorts,
  ExportToTrackerTag,
  PlaceField,
  StartAnswer,
} from './export-to-tracker.types.ts';

export type ExportToTrackerActorRef = ActorRefFrom<typeof exportToTrackerMachine>;
export type ExportToTrackerSnapshot = SnapshotFrom<typeof exportToTrackerMachine>;

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
