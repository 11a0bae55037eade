import { assign, emit, sendTo, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { stepProblems } from '#schema/rules/launch/step-rules.ts';
import { importRowsMachine } from '../import-rows/import-rows.machine.ts';
import type { ImportRowsOutput } from '../import-rows/import-rows.types.ts';
import { applyChange } from './launch-wizard.rules.ts';
import type { WizardChange } from './launch-wizard.rules.ts';
import type { TestDataStepEmitted, TestDataStepEvent } from './test-data-step.types.ts';
import type { WizardStepInput, WizardStepOutput, WizardStepTag } from './wizard-step.types.ts';

export type TestDataStepActorRef = ActorRefFrom<typeof testDataStepMachine>;
export type TestDataStepSnapshot = SnapshotFrom<typeof testDataStepMachine>;

const imported = ({ event }: { event: { output: ImportRowsOutput } }) => ({ result: event.output });

/** Fills in the data that testers need: as the other steps, and with the import of its rows. */
export const testDataStepMachine = setup({
  types: {
    context: {} as WizardStepInput,
    events: {} as TestDataStepEvent,
    input: {} as WizardStepInput,
    output: {} as WizardStepOutput,
    emitted: {} as TestDataStepEmitted,
    tags: {} as WizardStepTag,
    children: {} as { importRows: 'importRows' },
  },
  actors: { importRows: importRowsMachine },
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
    isImported: (_, params: { result: ImportRowsOutput }) => params.result !== null,
  },
}).createMachine({
  id: 'testDataStep',
  context: ({ input }) => input,
  output: ({ context }) => ({ values: context.values }),
  initial: 'form',
  states: {
    form: {
      initial: 'filling',
      on: {
        'values.change': { actions: [{ type: 'rememberChange', params: ({ event }) => ({ change: event.change }) }, 'announceValues'] },
        'step.submit': [
          { guard: 'hasNoProblems', target: 'completed' },
          { target: '.correcting', actions: 'announceProblems' },
        ],
        'import.open': { guard: 'mayImport', target: 'importing' },
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
        input: ({ context: { values } }) => ({ kind: 'test_data', present: [], replaces: values.testDataPool.length, given: null }),
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
