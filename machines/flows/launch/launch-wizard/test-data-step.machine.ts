import { port } from '#machines/lib/port.ts';
import { and, assign, emit, sendTo, setup, stateIn } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { stepProblems } from '#schema/rules/launch/step-rules.ts';
import { importRowsMachine } from '../import-rows/import-rows.machine.ts';
import type { BegunImport, FindImport, ImportRowsOutput } from '../import-rows/import-rows.types.ts';
import { applyChange } from './launch-wizard.rules.ts';
import type { WizardChange } from './launch-wizard.rules.ts';
import type { TestDataStepContext, TestDataStepEmitted, TestDataStepEvent } from './test-data-step.types.ts';
import type { ImportStepInput, WizardStepOutput, WizardStepTag } from './wizard-step.types.ts';

export type TestDataStepActorRef = ActorRefFrom<typeof testDataStepMachine>;
export type TestDataStepSnapshot = SnapshotFrom<typeof testDataStepMachine>;

const found = ({ event }: { event: { output: BegunImport | null } }) => ({ begun: event.output });
const imported = ({ event }: { event: { output: ImportRowsOutput } }) => ({ result: event.output });

/** Fills in the data that testers need: as the other steps, and with the import of its rows. */
export const testDataStepMachine = setup({
  types: {
    context: {} as TestDataStepContext,
    events: {} as TestDataStepEvent,
    input: {} as ImportStepInput,
    output: {} as WizardStepOutput,
    emitted: {} as TestDataStepEmitted,
    tags: {} as WizardStepTag,
    children: {} as { findImport: 'findImport'; importRows: 'importRows' },
  },
  actors: { findImport: port('findImport') as FindImport, importRows: importRowsMachine },
  actions: {
    rememberChange: assign(({ context }, params: { change: WizardChange }) => ({
      values: applyChange(context.values, params.change, context),
    })),
    rememberImported: assign(({ context }, params: { result: ImportRowsOutput }) =>
      params.result === null
        ? {}
        : {
            values: applyChange(context.values, { kind: 'imported', values: params.result.values, source: params.result.source }, context),
          },
    ),
    rememberBegun: assign((_, params: { begun: BegunImport | null }) => params),
    announceValues: sendTo(
      ({ context }) => context.listener,
      ({ context }) => ({ type: 'values.changed', values: context.values }),
    ),
    announceProblems: emit({ type: 'problems.found' }),
    announceImported: emit((_, params: { result: ImportRowsOutput }) => ({
      type: 'rows.imported' as const,
      kind: 'test_data' as const,
      count: params.result?.imported ?? 0,
    })),
    announceRefused: emit({ type: 'rows.refused' as const, kind: 'test_data' as const }),
  },
  guards: {
    hasNoProblems: ({ context }) => stepProblems(context.step, context.values, context.flags).length === 0,
    mayImport: ({ context }) => context.values.requiresTestData === 'true',
    isBegun: ({ context }, params: { begun: BegunImport | null }) => !context.isReading && params.begun !== null,
    isImported: (_, params: { result: ImportRowsOutput }) => params.result !== null,
  },
}).createMachine({
  id: 'testDataStep',
  context: ({ input }) => ({ ...input, begun: null }),
  output: ({ context }) => ({ values: context.values }),
  initial: 'form',
  invoke: {
    id: 'findImport',
    src: 'findImport',
    input: ({ context }) => ({ testId: context.testId, kinds: ['test_data'] }),
    onDone: {
      guard: and([stateIn('form'), 'mayImport', { type: 'isBegun', params: found }]),
      target: '.importing',
      actions: { type: 'rememberBegun', params: found },
    },
    onError: {},
  },
  states: {
    form: {
      initial: 'filling',
      on: {
        'values.change': { actions: [{ type: 'rememberChange', params: ({ event }) => ({ change: event.change }) }, 'announceValues'] },
        'step.submit': [
          { guard: 'hasNoProblems', target: 'completed' },
          { target: '.correcting', actions: 'announceProblems' },
        ],
        'import.open': {
          guard: 'mayImport',
          target: 'importing',
          actions: { type: 'rememberBegun', params: { begun: null } },
        },
      },
      states: {
        filling: { tags: 'editable' },
        correcting: { tags: ['editable', 'refused'] },
        latest: { type: 'history' },
      },
    },
    importing: {
      invoke: {
        id: 'importRows',
        src: 'importRows',
        input: ({ context: { values, testId, begun } }) => ({
          kind: 'test_data',
          present: [],
          replaces: values.testDataPool.length,
          given: null,
          testId,
          begun,
        }),
        onDone: [
          {
            guard: { type: 'isImported', params: imported },
            target: 'form.latest',
            actions: [{ type: 'rememberImported', params: imported }, 'announceValues', { type: 'announceImported', params: imported }],
          },
          { target: 'form.latest' },
        ],
        onError: { target: 'form.latest', actions: 'announceRefused' },
      },
    },
    completed: { type: 'final', tags: 'settled' },
  },
});
