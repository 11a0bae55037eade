import type { GivenRows } from '#schema/rules/launch/import/external-cases.ts';
import type { ImportKind } from '#schema/vocabulary/launch/import-kinds.ts';
import type { TestCasesSource } from '#schema/vocabulary/launch/options.ts';
import type { TestCase } from '#schema/rules/launch/requested-test.ts';
import { broughtBack, resetBy, resetOfCase, resetOfStep } from './resets.rules.ts';
import type { CaseReset, ImportReset, StepReset } from './resets.rules.ts';
import type { Refusals, WizardStepEmitted, WizardStepEvent, WizardStepInput, WizardStepOutput, WizardStepTag } from './wizard-step.ts';
import { laterChart } from '#machines/lib/later-chart.ts';
import { port, watchPort } from '#machines/lib/port.ts';
import { assign, emit, enqueueActions, raise, sendTo, setup } from 'xstate';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { offersVideoPerCase } from '#schema/rules/launch/modes.ts';
import { stepProblems } from '#schema/rules/launch/step-rules.ts';
import type { importRowsMachine } from '../import/import-rows.ts';
import type { ImportRowsOutput } from '../import/import-rows.rules.ts';
import type { BegunImport, FindImport, ImportPlace, KeepOrder } from '../import/begun-import.rules.ts';
import { pickVideoCasesMachine } from './pick-video-cases.ts';
import {
  begunAfter,
  begunOfKind,
  begunToTell,
  begunWith,
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
import { importEnds } from './import-step.parts.ts';
import { newCase, tidied } from './case-change.rules.ts';
import type { ZephyrCode } from '#schema/vocabulary/launch/connect-texts.ts';
import { applyChange, touching, typedTags, withTidied, withoutCase } from './launch-wizard.rules.ts';
import type { WizardChange } from './launch-wizard.rules.ts';

/** A step that takes rows over as well: for which test, and whether it is only looked at. */
export type ImportStepInput = WizardStepInput & { readonly testId: string; readonly isReading: boolean };
/** The imports that were begun here, found or left, of each kind one; the latest comes first. */
export type ImportStepContext = ImportStepInput &
  Refusals & {
    readonly begun: readonly BegunImport[];
    readonly touched: readonly string[];
    /** What is imported, or was last. */
    readonly importing: ImportKind;
    readonly given: GivenRows | null;
    /** The TestRail run that was read last, as it was typed. */
    readonly testRunId: string;
    /** The test case that is open to be edited, as it was before; a new one was not. */
    readonly editing: { readonly index: number; readonly before: TestCase | null; readonly tags: string } | null;
    /** The Zephyr that test cases are chosen from. */
    readonly zephyr: ZephyrCode | null;
  };

/** Opens an import that was begun: the one that is given, or else the one of this kind that is found. */
export type ImportResumed = { readonly type: 'import.resume'; readonly kind: ImportKind; readonly begun?: BegunImport };
/** Throws away what was kept of an import and could not be read. */
type UnreadForgotten = { readonly type: 'unread.forget' };
/** The page of the import is there; or it is left before it came. */
type ImportShown = { readonly type: 'import.fetched' } | { readonly type: 'import.leave' };
/** How an import ended; a cancelled one with what there was of it. */
export type ImportEmitted =
  | {
      readonly type: 'rows.imported';
      readonly kind: ImportKind;
      readonly count: number;
      readonly source: string;
      readonly reset: ImportReset;
    }
  | { readonly type: 'rows.refused'; readonly kind: ImportKind }
  | { readonly type: 'import.cancelled'; readonly begun: BegunImport };
export type ImportStepEvent =
  | { readonly type: 'source.choose'; readonly source: TestCasesSource }
  | WizardStepEvent
  | { readonly type: 'import.open'; readonly kind?: ImportKind; readonly given?: GivenRows; readonly testRunId?: string }
  | ImportResumed
  | ImportShown
  | UnreadForgotten
  | { readonly type: 'picker.open' }
  | { readonly type: 'case.edit'; readonly index: number }
  | { readonly type: 'case.add' }
  | { readonly type: 'case.close' }
  /** Of the case that is open. */
  | { readonly type: 'case.remove' }
  | { readonly type: 'zephyr.choose'; readonly code: ZephyrCode }
  | { readonly type: 'zephyr.close' }
  | { readonly type: 'step.restore'; readonly reset: StepReset }
  /** The latest of the earlier tests of the platform. */
  | { readonly type: 'earlier.found'; readonly testCycleCode: string };
type ImportStepEmitted =
  | WizardStepEmitted
  | ImportEmitted
  | { readonly type: 'case.edited'; readonly reset: CaseReset }
  | { readonly type: 'step.removed'; readonly reset: StepReset };

/** What is kept of the values: what of the open case nothing is written in yet, a step or a new case, is on the page alone. */
const keptOf = ({ values, editing }: ImportStepContext) =>
  editing === null ? values : withTidied(values, editing.index, editing.before === null);

/** What the steps that take rows over are made of: Scope and Test data. */
export const importStepSetup = setup({
  types: {
    context: {} as ImportStepContext,
    events: {} as ImportStepEvent,
    input: {} as ImportStepInput,
    output: {} as WizardStepOutput,
    emitted: {} as ImportStepEmitted,
    tags: {} as WizardStepTag,
    children: {} as { findImport: 'findImport'; keepImport: 'keepImport'; importRows: 'importRows'; pickVideoCases: 'pickVideoCases' },
  },
  actors: {
    findImport: port('findImport') as FindImport,
    keepImport: watchPort<ImportPlace, KeepOrder>('keepImport'),
    importRows: laterChart<typeof importRowsMachine>(),
    pickVideoCases: pickVideoCasesMachine,
  },
  actions: {
    rememberChange: assign(({ context }, params: { change: WizardChange }) => ({
      values: applyChange(context.values, params.change, context),
      editing: context.editing && { ...context.editing, tags: typedTags(params.change) ?? context.editing.tags },
    })),
    rememberBroughtBack: assign(({ context }, { reset }: { reset: StepReset }) => ({ values: broughtBack(context.values, reset) })),
    rememberEditing: assign(({ context: { values } }, { index }: { index: number }) => {
      const before = values.testCases[index];
      return { editing: before === undefined ? null : { index, before: tidied(before), tags: before.tags.join(', ') } };
    }),
    rememberAdded: assign(({ context: { values } }) => {
      const { testCases } = values;
      return {
        values: { ...values, testCases: [...testCases, newCase(testCases.at(-1)?.section ?? '')] },
        editing: { index: testCases.length, before: null, tags: '' },
      };
    }),
    rememberRemoved: assign(({ context: { values, editing } }) => ({ values: withoutCase(values, editing?.index), editing: null })),
    rememberTidied: assign(({ context }) => ({ values: keptOf(context) })),
    forgetEditing: assign({ editing: null }),
    rememberZephyr: assign((_, { code }: { code: ZephyrCode }) => ({ zephyr: code })),
    forgetZephyr: assign({ zephyr: null }),
    rememberTouched: assign(({ context }, params: { field: string }) => ({ touched: touching(context.touched, params.field) })),
    rememberImport: assign(
      ({ context }, { testRunId, ...params }: Pick<ImportStepContext, 'importing' | 'given'> & { testRunId: string | null }) => ({
        ...params,
        testRunId: testRunId ?? context.testRunId,
      }),
    ),
    rememberResumed: assign(({ context }, { kind, begun }: { kind: ImportKind; begun: BegunImport | null }) => ({
      importing: kind,
      given: null,
      begun: begun === null ? context.begun : withBegun(context.begun, begun),
    })),
    rememberFound: assign(({ context }, { found }: { found: readonly BegunImport[] }) => ({ begun: withFound(context.begun, found) })),
    rememberGiven: assign(({ context: { given, importing, begun } }) => ({
      begun: given === null ? begun : withBegun(begun, begunWith(importing, given)),
    })),
    forgetUnread: enqueueActions(({ context, enqueue }) => {
      const told = begunToTell(context);
      if (told === null) return;
      enqueue.sendTo('keepImport', unreadOrder(told));
      enqueue.assign({ begun: withoutUnread(context.begun, told) });
    }),
    rememberEnd: assign(({ context }, { output }: { output: ImportRowsOutput }) => ({
      begun: begunAfter(context.begun, context.importing, output),
    })),
    rememberImported: assign(({ context }, { output }: { output: ImportRowsOutput }) => withImported(context, output)),
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
      ({ context }) => ({ type: 'values.changed', values: keptOf(context) }),
    ),
    announceTidied: enqueueActions(({ context, enqueue }) => {
      const values = keptOf(context);
      if (values !== context.values) enqueue.sendTo(context.listener, { type: 'values.changed', values });
    }),
    rememberRefusal: assign(({ context }) => ({ refusals: context.refusals + 1 })),
    announceProblems: emit({ type: 'problems.found' }),
    announceReset: enqueueActions(({ context: { step, values }, enqueue }, { change }: { change: WizardChange }) => {
      const reset = resetBy(values, change);
      if (reset !== null) enqueue.emit({ type: 'values.reset', step, reset });
    }),
    announceStep: enqueueActions(({ context: { values }, enqueue }, { change }: { change: WizardChange }) => {
      const reset = resetOfStep(values, change);
      if (reset !== null) enqueue.emit({ type: 'step.removed', reset });
    }),
    announceEdited: enqueueActions(({ context: { values, editing }, enqueue }) => {
      const reset = editing === null ? null : resetOfCase(values, editing.index, editing.before);
      if (reset !== null) enqueue.emit({ type: 'case.edited', reset });
    }),
    announceRemoved: enqueueActions(({ context, enqueue }) => {
      const index = context.editing?.index ?? -1;
      const before = keptOf(context).testCases[index];
      if (before !== undefined) enqueue.emit({ type: 'case.edited', reset: { kind: 'case', index, before, after: null } });
    }),
    announceEnd: enqueueActions(({ context, enqueue }, { output }: { output: ImportRowsOutput }) => {
      const notice = endOf(context, context.importing, output);
      if (notice !== null) enqueue.emit(notice);
    }),
    announceRefused: emit(({ context }) => ({ type: 'rows.refused' as const, kind: context.importing })),
  },
  guards: {
    hasNoProblems: ({ context }) => stepProblems(context.step, keptOf(context), context.flags).length === 0,
    mayImport: ({ context }, { importing, given }: { importing: ImportKind; given: GivenRows | null }) =>
      given === null ? takesFile(context, importing) : takesRows(context, importing),
    mayResume: ({ context }, { kind, of }: { kind: ImportKind; of: readonly ImportKind[] }) =>
      of.includes(kind) && takesRows(context, kind),
    mayPick: ({ context }) => context.flags.videoRequirementEnabled && offersVideoPerCase(context.values, context.flags),
    mayTakeEarlier: ({ context: { values, isReading } }) => !isReading && values.kilStartingFromTestCycleCode === '',
    isFile: (_, params: { source: TestCasesSource }) => params.source === 'csv',
    mayEdit: ({ context: { values, isReading } }, { index }: { index: number }) => !isReading && values.testCases[index] !== undefined,
    mayAdd: ({ context }) => takesRows(context, 'test_cases'),
    isEditing: ({ context }) => context.editing !== null,
    isPerCase: ({ context }) => context.values.videoRequired === 'true' && context.values.videoRequirementStrategy === 'per_case',
    hasUnread: ({ context }) => (begunToTell(context)?.unread.length ?? 0) > 0,
    isImported: (_, { output }: { output: ImportRowsOutput }) => isImported(output),
  },
  delays: { uploaderDelay: launchLimits.uploaderDelayMilliseconds },
});

/** Of a step in which nothing was done yet. */
export const importDefaults = { touched: [], refusals: 0, given: null, testRunId: '', begun: [], editing: null, zephyr: null } as const;
export const made = ({ event }: { event: { change: WizardChange } }) => ({ change: event.change });
/** An import of one of these kinds, that goes on. */
export const resumedOf =
  (of: readonly ImportKind[]) =>
  ({ event: { kind, begun } }: { event: ImportResumed }) => ({ kind, begun: begun ?? null, of });

/** The page of an import, over the form. */
export const importing = importStepSetup.createStateConfig({
  initial: 'fetching',
  states: {
    fetching: {
      description: 'Its page and its chart are fetched when it is opened first.',
      on: { 'import.fetched': 'open', 'import.leave': { target: '#form.latest', actions: 'rememberGiven' } },
    },
    open: {
      invoke: {
        id: 'importRows',
        src: 'importRows',
        input: ({ context }) => ({
          ...importInput(context, context.importing),
          given: context.given,
          begun: context.given === null ? begunOfKind(context, context.importing) : null,
        }),
        ...importEnds,
      },
    },
  },
});
