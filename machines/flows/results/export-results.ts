import { assign, not, setup } from 'xstate';
import type { PromiseActorLogic, ActorRefFrom, SnapshotFrom } from 'xstate';
import { port } from '#machines/lib/port.ts';

export type ExportForm = 'files' | 'archive';

export type ExportAnswer = { readonly kind: 'given' } | { readonly kind: 'refused'; readonly message: string };

export type ExportBatch = {
  readonly testId: string;
  readonly participantsIds: readonly string[];
  readonly form: ExportForm;
  readonly isFirst: boolean;
};

export type ExportResultsPorts = {
  exportBatch: PromiseActorLogic<ExportAnswer, ExportBatch>;
  finishArchive: PromiseActorLogic<void, object>;
};

type ExportResultsInput = { readonly testId: string; readonly participantsIds: readonly string[] };

type ExportResultsContext = ExportResultsInput & {
  readonly form: ExportForm;
  readonly done: number;
  readonly failure: string;
};

type ExportResultsEvent =
  | { readonly type: 'export.start'; readonly form: ExportForm }
  | { readonly type: 'export.cancel' }
  | { readonly type: 'export.retry' };

const batchSize = 10;

const batchOf = ({ participantsIds, done }: ExportResultsContext): readonly string[] => participantsIds.slice(done, done + batchSize);

export const exportResultsTexts = { done: 'Results have been successfully exported.' } as const;

export type ExportResultsActorRef = ActorRefFrom<typeof exportResultsMachine>;
type ExportResultsSnapshot = SnapshotFrom<typeof exportResultsMachine>;

const unprovided: ExportResultsPorts = { exportBatch: port('exportBatch'), finishArchive: port('finishArchive') };

type Answered = { readonly answer: ExportAnswer };
const answered = ({ event }: { readonly event: { readonly output: ExportAnswer } }): Answered => ({ answer: event.output });

/** A few testers at a time, so that neither side holds all files in memory; resumes after a failure. */
export const exportResultsMachine = setup({
  types: {
    context: {} as ExportResultsContext,
    events: {} as ExportResultsEvent,
    input: {} as ExportResultsInput,
    tags: {} as 'busy',
  },
  actors: unprovided,
  actions: {
    rememberForm: assign((_, { form }: { form: ExportResultsContext['form'] }) => ({ form, done: 0 })),
    rememberDone: assign(({ context }) => ({ done: context.done + batchOf(context).length })),
    rememberRefusal: assign((_, { answer }: Answered) => ({ failure: answer.kind === 'refused' ? answer.message : '' })),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: error instanceof Error ? error.message : String(error) })),
  },
  guards: {
    isGiven: (_, { answer }: Answered) => answer.kind === 'given',
    isComplete: ({ context }) => context.done >= context.participantsIds.length,
    isArchive: ({ context }) => context.form === 'archive',
    hasTesters: ({ context }) => context.participantsIds.length > 0,
  },
}).createMachine({
  id: 'exportResults',
  context: ({ input }) => ({ ...input, form: 'files', done: 0, failure: '' }),
  initial: 'init',
  states: {
    init: {
      on: {
        'export.start': {
          guard: 'hasTesters',
          target: 'exporting',
          actions: { type: 'rememberForm', params: ({ event }) => ({ form: event.form }) },
        },
      },
    },
    exporting: {
      tags: 'busy',
      invoke: {
        id: 'exportBatch',
        src: 'exportBatch',
        input: ({ context }) => ({
          testId: context.testId,
          participantsIds: batchOf(context),
          form: context.form,
          isFirst: context.done === 0,
        }),
        onDone: [
          { guard: { type: 'isGiven', params: answered }, target: 'going', actions: 'rememberDone' },
          { target: 'error', actions: { type: 'rememberRefusal', params: answered } },
        ],
        onError: { target: 'error', actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) } },
      },
      on: { 'export.cancel': 'init' },
    },
    going: {
      tags: 'busy',
      always: [{ guard: not('isComplete'), target: 'exporting' }, { guard: 'isArchive', target: 'finishing' }, { target: 'success' }],
    },
    finishing: {
      tags: 'busy',
      invoke: {
        id: 'finishArchive',
        src: 'finishArchive',
        input: {},
        onDone: 'success',
        onError: { target: 'error', actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    success: {},
    error: { on: { 'export.retry': 'going' } },
  },
});

type ExportStage = 'init' | 'exporting' | 'success' | 'error';

export const selectStage = (snapshot: ExportResultsSnapshot): ExportStage => {
  if (snapshot.hasTag('busy')) return 'exporting';
  return snapshot.matches('success') ? 'success' : snapshot.matches('error') ? 'error' : 'init';
};
export const selectDone = ({ context }: ExportResultsSnapshot): number => context.done;
export const selectFailure = ({ context }: ExportResultsSnapshot): string => context.failure;
