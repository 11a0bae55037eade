import type {
  ImportEmitted,
  ImportResumed,
  ImportShown,
  ImportStepContext,
  UnreadForgotten,
  ImportStepInput,
} from './import-step.types.ts';
import type { StepChoice, WizardStepEmitted, WizardStepOutput, WizardStepTag } from './wizard-step.ts';
import { laterChart } from '#machines/lib/later-chart.ts';
import { port } from '#machines/lib/port.ts';
import { watchPort } from '#machines/lib/watch-port.ts';
import { assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { stepProblems } from '#schema/rules/launch/step-rules.ts';
import type { importRowsMachine } from '../import/import-rows.ts';
import type { ImportRowsOutput } from '../import/import-rows.rules.ts';
import type { BegunImport, FindImport, ImportPlace, KeepOrder } from '../import/begun-import.rules.ts';
import type { ImportKind } from '#schema/vocabulary/launch/import-kinds.ts';
import {
  begunAfter,
  begunOfKind,
  begunToTell,
  endOf,
  importInput,
  isImported,
  takesFile,
  takesRows,
  unreadOrder,
  withBegun,
  withFound,
  withImported,
  withoutUnread,
} from './import-step.rules.ts';
import { importEnds, keepsBegun } from './import-step.parts.ts';
import { applyChange } from './launch-wizard.rules.ts';
import type { WizardChange } from './launch-wizard.rules.ts';

type TestDataStepContext = ImportStepContext;
type TestDataStepEvent = StepChoice | { readonly type: 'import.open' } | ImportResumed | ImportShown | UnreadForgotten;
type TestDataStepEmitted = WizardStepEmitted | ImportEmitted;

export type TestDataStepActorRef = ActorRefFrom<typeof testDataStepMachine>;
export type TestDataStepSnapshot = SnapshotFrom<typeof testDataStepMachine>;

const resumed = ({ event: { kind, begun } }: { event: ImportResumed }) => ({ kind, begun: begun ?? null });

/** Fills in the data that testers need: as the other steps, and with the import of its rows. */
export const testDataStepMachine = setup({
  types: {
    context: {} as TestDataStepContext,
    events: {} as TestDataStepEvent,
    input: {} as ImportStepInput,
    output: {} as WizardStepOutput,
    emitted: {} as TestDataStepEmitted,
    tags: {} as WizardStepTag,
    children: {} as { findImport: 'findImport'; keepImport: 'keepImport'; importRows: 'importRows' },
  },
  actors: {
    findImport: port('findImport') as FindImport,
    keepImport: watchPort<ImportPlace, KeepOrder>('keepImport'),
    importRows: laterChart<typeof importRowsMachine>(),
  },
  actions: {
    rememberChange: assign(({ context }, params: { change: WizardChange }) => ({
      values: applyChange(context.values, params.change, context),
    })),
    rememberFound: assign(({ context }, { found }: { found: readonly BegunImport[] }) => ({ begun: withFound(context.begun, found) })),
    rememberResumed: assign(({ context }, { begun }: { begun: BegunImport | null }) => ({
      begun: begun === null ? context.begun : withBegun(context.begun, begun),
    })),
    forgetUnread: enqueueActions(({ context, enqueue }) => {
      const told = begunToTell(context);
      if (told === null) return;
      enqueue.sendTo('keepImport', unreadOrder(told));
      enqueue.assign({ begun: withoutUnread(context.begun, told) });
    }),
    rememberEnd: assign(({ context }, { output }: { output: ImportRowsOutput }) => ({
      begun: begunAfter(context.begun, 'test_data', output),
    })),
    rememberImported: assign(({ context }, { output }: { output: ImportRowsOutput }) => withImported(context, output)),
    announceValues: sendTo(
      ({ context }) => context.listener,
      ({ context }) => ({ type: 'values.changed', values: context.values }),
    ),
    rememberRefusal: assign(({ context }) => ({ refusals: context.refusals + 1 })),
    announceProblems: emit({ type: 'problems.found' }),
    announceEnd: enqueueActions(({ context, enqueue }, { output }: { output: ImportRowsOutput }) => {
      const notice = endOf(context, 'test_data', output);
      if (notice !== null) enqueue.emit(notice);
    }),
    announceRefused: emit({ type: 'rows.refused' as const, kind: 'test_data' as const }),
  },
  guards: {
    hasNoProblems: ({ context }) => stepProblems(context.step, context.values, context.flags).length === 0,
    mayImport: ({ context }) => takesFile(context, 'test_data'),
    mayResume: ({ context }, { kind }: { kind: ImportKind }) => kind === 'test_data' && takesRows(context, kind),
    hasUnread: ({ context }) => (begunToTell(context)?.unread.length ?? 0) > 0,
    isImported: (_, { output }: { output: ImportRowsOutput }) => isImported(output),
  },
}).createMachine({
  id: 'testDataStep',
  context: ({ input }) => ({ ...input, begun: [], refusals: 0 }),
  output: ({ context }) => ({ values: context.values }),
  initial: 'form',
  states: {
    form: {
      id: 'form',
      initial: 'filling',
      invoke: keepsBegun(['test_data']),
      on: {
        'values.change': { actions: [{ type: 'rememberChange', params: ({ event }) => ({ change: event.change }) }, 'announceValues'] },
        'step.submit': [
          { guard: 'hasNoProblems', target: 'completed' },
          { target: '.correcting', actions: ['rememberRefusal', 'announceProblems'] },
        ],
        'unread.forget': { guard: 'hasUnread', actions: 'forgetUnread' },
        'import.open': { guard: 'mayImport', target: 'importing' },
        'import.resume': {
          guard: { type: 'mayResume', params: resumed },
          target: 'importing',
          actions: { type: 'rememberResumed', params: resumed },
        },
      },
      states: {
        filling: { tags: 'editable' },
        correcting: { tags: ['editable', 'refused'] },
        latest: { type: 'history' },
      },
    },
    importing: {
      initial: 'fetching',
      states: {
        fetching: {
          description: 'Its page and its chart are fetched when it is opened first.',
          on: { 'import.fetched': 'open', 'import.leave': '#form.latest' },
        },
        open: {
          invoke: {
            id: 'importRows',
            src: 'importRows',
            input: ({ context }) => ({ ...importInput(context, 'test_data'), given: null, begun: begunOfKind(context, 'test_data') }),
            ...importEnds,
          },
        },
      },
    },
    completed: { type: 'final', tags: 'settled' },
  },
});
