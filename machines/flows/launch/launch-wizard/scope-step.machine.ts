import { and, assign, emit, raise, sendTo, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import type { TestCasesSource } from '#schema/vocabulary/launch/options.ts';
import { holdsTestCases, offersVideoPerCase } from '#schema/rules/launch/modes.ts';
import type { TestCase } from '#schema/rules/launch/requested-test.ts';
import { stepProblems } from '#schema/rules/launch/step-rules.ts';
import { importTestCasesMachine } from '../import-test-cases/import-test-cases.machine.ts';
import type { ImportTestCasesOutput } from '../import-test-cases/import-test-cases.types.ts';
import { pickVideoCasesMachine } from '../pick-video-cases/pick-video-cases.machine.ts';
import { applyChange, touching } from './launch-wizard.rules.ts';
import type { WizardChange } from './launch-wizard.rules.ts';
import type { ScopeStepEmitted, ScopeStepEvent } from './scope-step.types.ts';
import type { WizardStepContext, WizardStepInput, WizardStepOutput, WizardStepTag } from './wizard-step.types.ts';

export type ScopeStepActorRef = ActorRefFrom<typeof scopeStepMachine>;
export type ScopeStepSnapshot = SnapshotFrom<typeof scopeStepMachine>;

const chosen = ({ event }: { event: { source: TestCasesSource } }) => ({ source: event.source });

/** Fills in what testers should do: as the other steps, and with the import of test cases and the choice of cases to film. */
export const scopeStepMachine = setup({
  types: {
    context: {} as WizardStepContext,
    events: {} as ScopeStepEvent,
    input: {} as WizardStepInput,
    output: {} as WizardStepOutput,
    emitted: {} as ScopeStepEmitted,
    tags: {} as WizardStepTag,
    children: {} as { importTestCases: 'importTestCases'; pickVideoCases: 'pickVideoCases' },
  },
  actors: { importTestCases: importTestCasesMachine, pickVideoCases: pickVideoCasesMachine },
  actions: {
    rememberChange: assign(({ context }, params: { change: WizardChange }) => ({
      values: applyChange(context.values, params.change, context),
    })),
    rememberTouched: assign(({ context }, params: { field: string }) => ({ touched: touching(context.touched, params.field) })),
    rememberImported: assign(({ context }, params: { result: ImportTestCasesOutput }) =>
      params.result === null
        ? {}
        : {
            values: applyChange(
              context.values,
              { kind: 'cases', testCases: params.result.testCases, fileName: params.result.fileName },
              context,
            ),
          },
    ),
    rememberSource: assign(({ context }, params: { source: TestCasesSource }) => ({
      values: { ...context.values, testCasesSource: params.source },
    })),
    announceUploader: raise({ type: 'import.open' }, { delay: 'uploaderDelay' }),
    rememberPicked: assign(({ context }, params: { testCases: readonly TestCase[] }) => ({
      values: { ...context.values, testCases: params.testCases },
      touched: touching(context.touched, 'videoRequirementStrategy'),
    })),
    announceValues: sendTo(
      ({ context }) => context.listener,
      ({ context }) => ({ type: 'values.changed', values: context.values }),
    ),
    announceProblems: emit({ type: 'problems.found' }),
    announceImported: emit((_, params: { result: ImportTestCasesOutput }) => ({
      type: 'cases.imported' as const,
      count: params.result?.imported ?? 0,
    })),
    announceRefused: emit({ type: 'cases.refused' }),
  },
  guards: {
    hasNoProblems: ({ context }) => stepProblems(context.step, context.values, context.flags).length === 0,
    mayImport: ({ context }) =>
      context.flags.testCaseUploader && context.values.testCasesSource === 'csv' && holdsTestCases(context.values, context.flags),
    mayPick: ({ context }) => context.flags.videoRequirementEnabled && offersVideoPerCase(context.values, context.flags),
    isFile: (_, params: { source: TestCasesSource }) => params.source === 'csv',
    isPerCase: ({ context }) => context.values.videoRequired === 'true' && context.values.videoRequirementStrategy === 'per_case',
    isImported: (_, params: { result: ImportTestCasesOutput }) => params.result !== null,
  },
  delays: { uploaderDelay: launchLimits.uploaderDelayMilliseconds },
}).createMachine({
  id: 'scopeStep',
  context: ({ input }) => ({ ...input, touched: [] }),
  output: ({ context }) => ({ values: context.values }),
  initial: 'form',
  states: {
    form: {
      initial: 'filling',
      on: {
        'values.change': { actions: [{ type: 'rememberChange', params: ({ event }) => ({ change: event.change }) }, 'announceValues'] },
        'field.leave': { actions: { type: 'rememberTouched', params: ({ event }) => ({ field: event.field }) } },
        'step.submit': [
          { guard: 'hasNoProblems', target: 'completed' },
          { target: '.correcting', actions: 'announceProblems' },
        ],
        'source.choose': [
          {
            guard: { type: 'isFile', params: chosen },
            actions: [{ type: 'rememberSource', params: chosen }, 'announceValues', 'announceUploader'],
          },
          { actions: [{ type: 'rememberSource', params: chosen }, 'announceValues'] },
        ],
        'import.open': { guard: 'mayImport', target: 'importing' },
        'picker.open': { guard: and(['mayPick', 'isPerCase']), target: 'picking' },
      },
      states: {
        filling: { tags: 'editable' },
        correcting: { tags: ['editable', 'refused'] },
        latest: { type: 'history' },
      },
    },
    importing: {
      invoke: {
        id: 'importTestCases',
        src: 'importTestCases',
        input: ({ context, event }) => ({
          present: context.values.testCases,
          given: event.type === 'import.open' ? (event.given ?? null) : null,
        }),
        onDone: [
          {
            guard: { type: 'isImported', params: ({ event }) => ({ result: event.output }) },
            target: 'form.latest',
            actions: [
              { type: 'rememberImported', params: ({ event }) => ({ result: event.output }) },
              'announceValues',
              { type: 'announceImported', params: ({ event }) => ({ result: event.output }) },
            ],
          },
          { target: 'form.latest' },
        ],
        onError: { target: 'form.latest', actions: 'announceRefused' },
      },
    },
    picking: {
      invoke: {
        id: 'pickVideoCases',
        src: 'pickVideoCases',
        input: ({ context }) => ({ testCases: context.values.testCases }),
        onDone: {
          target: 'form.latest',
          actions: [{ type: 'rememberPicked', params: ({ event }) => ({ testCases: event.output.testCases }) }, 'announceValues'],
        },
        onError: 'form.latest',
      },
    },
    completed: { type: 'final', tags: 'settled' },
  },
});
