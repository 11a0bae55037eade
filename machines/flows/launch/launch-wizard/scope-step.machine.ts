import { port } from '#machines/lib/port.ts';
import { and, assign, emit, raise, sendTo, setup, stateIn } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import type { TestCasesSource } from '#schema/vocabulary/launch/options.ts';
import type { GivenRows } from '#schema/rules/launch/import/given-rows.ts';
import type { ImportKind } from '#schema/vocabulary/launch/import-kinds.ts';
import { holdsTestCases, knownIssuesWay, offersVideoPerCase } from '#schema/rules/launch/modes.ts';
import { includesTestCases } from '#schema/rules/launch/requested-test.ts';
import type { TestCase } from '#schema/rules/launch/requested-test.ts';
import { stepProblems } from '#schema/rules/launch/step-rules.ts';
import { importRowsMachine } from '../import-rows/import-rows.machine.ts';
import type { BegunImport, FindImport, ImportRowsOutput } from '../import-rows/import-rows.types.ts';
import { pickVideoCasesMachine } from '../pick-video-cases/pick-video-cases.machine.ts';
import { applyChange, touching } from './launch-wizard.rules.ts';
import type { WizardChange } from './launch-wizard.rules.ts';
import { resetBy } from './resets.rules.ts';
import type { ScopeImport, ScopeStepContext, ScopeStepEmitted, ScopeStepEvent } from './scope-step.types.ts';
import type { ImportStepInput, WizardStepOutput, WizardStepTag } from './wizard-step.types.ts';

export type ScopeStepActorRef = ActorRefFrom<typeof scopeStepMachine>;
export type ScopeStepSnapshot = SnapshotFrom<typeof scopeStepMachine>;

const opened = ({ event }: { event: { kind?: ScopeImport; given?: GivenRows; testRunId?: string } }) => ({
  importing: event.kind ?? ('test_cases' as const),
  given: event.given ?? null,
  testRunId: event.testRunId ?? null,
  begun: null,
});
const scopeImports: readonly ScopeImport[] = ['test_cases', 'known_issues'];
const isOfScope = (kind: ImportKind): kind is ScopeImport => kind !== 'test_data';
/** An import that was found opens as it was opened before. */
const found = ({ event: { output: begun } }: { event: { output: BegunImport | null } }) => ({
  importing: begun !== null && isOfScope(begun.kind) ? begun.kind : ('test_cases' as const),
  given: begun?.source.from === 'elsewhere' ? begun.source : null,
  testRunId: null,
  begun,
});
const made = ({ event }: { event: { change: WizardChange } }) => ({ change: event.change });
const chosen = ({ event }: { event: { source: TestCasesSource } }) => ({ source: event.source });

/** Fills in what testers should do: as the other steps, and with the import of test cases and known issues and the choice of cases to film. */
export const scopeStepMachine = setup({
  types: {
    context: {} as ScopeStepContext,
    events: {} as ScopeStepEvent,
    input: {} as ImportStepInput,
    output: {} as WizardStepOutput,
    emitted: {} as ScopeStepEmitted,
    tags: {} as WizardStepTag,
    children: {} as { findImport: 'findImport'; importRows: 'importRows'; pickVideoCases: 'pickVideoCases' },
  },
  actors: { findImport: port('findImport') as FindImport, importRows: importRowsMachine, pickVideoCases: pickVideoCasesMachine },
  actions: {
    rememberChange: assign(({ context }, params: { change: WizardChange }) => ({
      values: applyChange(context.values, params.change, context),
    })),
    rememberTouched: assign(({ context }, params: { field: string }) => ({ touched: touching(context.touched, params.field) })),
    rememberImport: assign(
      ({ context }, { testRunId, ...params }: Pick<ScopeStepContext, 'importing' | 'given' | 'begun'> & { testRunId: string | null }) => ({
        ...params,
        testRunId: testRunId ?? context.testRunId,
      }),
    ),
    rememberImported: assign(({ context }, params: { result: ImportRowsOutput }) =>
      params.result === null
        ? {}
        : {
            values: applyChange(context.values, { kind: 'imported', values: params.result.values, source: params.result.source }, context),
          },
    ),
    rememberSource: assign(({ context }, params: { source: TestCasesSource }) => ({
      values: { ...context.values, testCasesSource: params.source },
    })),
    announceUploader: raise({ type: 'import.open' }, { delay: 'uploaderDelay' }),
    rememberEarlier: assign(({ context }, params: { testCycleCode: string }) => ({
      values: { ...context.values, kilStartingFromTestCycleCode: params.testCycleCode },
    })),
    rememberPicked: assign(({ context }, params: { testCases: readonly TestCase[] }) => ({
      values: { ...context.values, testCases: params.testCases },
      touched: touching(context.touched, 'videoRequirementStrategy'),
    })),
    announceValues: sendTo(
      ({ context }) => context.listener,
      ({ context }) => ({ type: 'values.changed', values: context.values }),
    ),
    announceProblems: emit({ type: 'problems.found' }),
    announceReset: emit(({ context: { step, values } }, { change }: { change: WizardChange }) => ({
      type: 'values.reset' as const,
      kind: resetBy(values, change) ?? 'activity',
      step,
      values,
    })),
    announceImported: emit(({ context }, params: { result: ImportRowsOutput }) => ({
      type: 'rows.imported' as const,
      kind: context.importing,
      count: params.result?.imported ?? 0,
      source: params.result?.source ?? '',
    })),
    announceRefused: emit(({ context }) => ({ type: 'rows.refused' as const, kind: context.importing })),
  },
  guards: {
    hasNoProblems: ({ context }) => stepProblems(context.step, context.values, context.flags).length === 0,
    isReset: ({ context }, { change }: { change: WizardChange }) => resetBy(context.values, change) !== null,
    mayImport: ({ context: { values, flags } }, params: { importing: ScopeImport; given: GivenRows | null }) => {
      if (params.importing === 'known_issues') return knownIssuesWay(values, flags) === 'upload';
      if (params.given !== null) return includesTestCases(values);
      return flags.testCaseUploader && values.testCasesSource === 'csv' && holdsTestCases(values, flags);
    },
    isBegun: ({ context }, params: { begun: BegunImport | null }) => !context.isReading && params.begun !== null,
    mayPick: ({ context }) => context.flags.videoRequirementEnabled && offersVideoPerCase(context.values, context.flags),
    mayTakeEarlier: ({ context: { values, isReading } }) => !isReading && values.kilStartingFromTestCycleCode === '',
    isFile: (_, params: { source: TestCasesSource }) => params.source === 'csv',
    isPerCase: ({ context }) => context.values.videoRequired === 'true' && context.values.videoRequirementStrategy === 'per_case',
    isImported: (_, params: { result: ImportRowsOutput }) => params.result !== null,
  },
  delays: { uploaderDelay: launchLimits.uploaderDelayMilliseconds },
}).createMachine({
  id: 'scopeStep',
  context: ({ input }) => ({ ...input, touched: [], importing: 'test_cases', given: null, testRunId: '', begun: null }),
  output: ({ context }) => ({ values: context.values }),
  initial: 'form',
  invoke: {
    id: 'findImport',
    src: 'findImport',
    input: ({ context }) => ({ testId: context.testId, kinds: scopeImports }),
    onDone: {
      guard: and([stateIn('form'), { type: 'isBegun', params: found }, { type: 'mayImport', params: found }]),
      target: '.importing',
      actions: { type: 'rememberImport', params: found },
    },
    onError: {},
  },
  on: {
    'earlier.found': {
      guard: 'mayTakeEarlier',
      actions: [{ type: 'rememberEarlier', params: ({ event }) => ({ testCycleCode: event.testCycleCode }) }, 'announceValues'],
    },
  },
  states: {
    form: {
      initial: 'filling',
      on: {
        'values.change': [
          {
            guard: { type: 'isReset', params: made },
            actions: [{ type: 'announceReset', params: made }, { type: 'rememberChange', params: made }, 'announceValues'],
          },
          { actions: [{ type: 'rememberChange', params: made }, 'announceValues'] },
        ],
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
        'import.open': {
          guard: { type: 'mayImport', params: opened },
          target: 'importing',
          actions: { type: 'rememberImport', params: opened },
        },
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
        id: 'importRows',
        src: 'importRows',
        input: ({ context: { values, importing, given, testId, begun } }) => ({
          kind: importing,
          present: importing === 'test_cases' ? values.testCases : [],
          replaces: importing === 'test_cases' ? values.testCases.length : values.knownIssues.length,
          given,
          testId,
          begun,
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
