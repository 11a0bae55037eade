import type { GivenRows } from '#schema/rules/launch/import/given-rows.ts';
import type { ImportKind } from '#schema/vocabulary/launch/import-kinds.ts';
import type { TestCasesSource } from '#schema/vocabulary/launch/options.ts';
import type { TestCase } from '#schema/rules/launch/requested-test.ts';
import type {
  ImportResumed,
  ImportShown,
  ImportStepContext,
  UnreadForgotten,
  ImportStepInput,
  ScopeStepEmitted,
} from './import-step.types.ts';
import { broughtBack, resetBy, resetOfCase, resetOfStep } from './resets.rules.ts';
import type { StepReset } from './resets.rules.ts';
import { selectShownProblems } from './wizard-step.ts';
import type { WizardStepEvent, WizardStepOutput, WizardStepTag, AnyStepSnapshot } from './wizard-step.ts';
import { laterChart } from '#machines/lib/later-chart.ts';
import { port } from '#machines/lib/port.ts';
import { watchPort } from '#machines/lib/watch-port.ts';
import { and, assign, emit, enqueueActions, raise, sendTo, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
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
import { importEnds, keepsBegun } from './import-step.parts.ts';
import { tidied } from './case-change.rules.ts';
import type { ZephyrCode } from '#schema/vocabulary/launch/connect-texts.ts';
import { applyChange, touching, typedTags, withTidied } from './launch-wizard.rules.ts';
import type { WizardChange } from './launch-wizard.rules.ts';

type ScopeImport = Extract<ImportKind, 'test_cases' | 'known_issues'>;
type ScopeStepContext = ImportStepContext & {
  readonly touched: readonly string[];
  readonly importing: ScopeImport;
  readonly given: GivenRows | null;
  /** As typed. */
  readonly testRunId: string;
  /** With its state before. */
  readonly editing: { readonly index: number; readonly before: TestCase; readonly tags: string } | null;
  /** The Zephyr that test cases are chosen from. */
  readonly zephyr: ZephyrCode | null;
};
export type ScopeStepEvent =
  | { readonly type: 'source.choose'; readonly source: TestCasesSource }
  | WizardStepEvent
  | { readonly type: 'import.open'; readonly kind?: ScopeImport; readonly given?: GivenRows; readonly testRunId?: string }
  | ImportResumed
  | ImportShown
  | UnreadForgotten
  | { readonly type: 'picker.open' }
  | { readonly type: 'case.edit'; readonly index: number }
  | { readonly type: 'case.close' }
  | { readonly type: 'zephyr.choose'; readonly code: ZephyrCode }
  | { readonly type: 'zephyr.close' }
  | { readonly type: 'step.restore'; readonly reset: StepReset }
  | { readonly type: 'earlier.found'; readonly testCycleCode: string };
export type ScopeStepActorRef = ActorRefFrom<typeof scopeStepMachine>;
export type ScopeStepSnapshot = SnapshotFrom<typeof scopeStepMachine>;

const opened = ({ event }: { event: { kind?: ScopeImport; given?: GivenRows; testRunId?: string } }) => ({
  importing: event.kind ?? ('test_cases' as const),
  given: event.given ?? null,
  testRunId: event.testRunId ?? null,
});
const scopeImports: readonly ScopeImport[] = ['test_cases', 'known_issues'];
const isOfScope = (kind: ImportKind): kind is ScopeImport => kind !== 'test_data';
const resumed = ({ event: { kind, begun } }: { event: ImportResumed }) => ({ kind, begun: begun ?? null });
const made = ({ event }: { event: { change: WizardChange } }) => ({ change: event.change });
const chosen = ({ event }: { event: { source: TestCasesSource } }) => ({ source: event.source });

/** An empty step of the open case is not saved. */
const keptOf = ({ values, editing }: ScopeStepContext) => (editing === null ? values : withTidied(values, editing.index));

const closed = ['announceTidied', 'rememberTidied', 'announceEdited', 'forgetEditing'] as const;

/** Fills in what testers should do: as the other steps, and with the import of test cases and known issues and the choice of cases to film. */
export const scopeStepMachine = setup({
  types: {
    context: {} as ScopeStepContext,
    events: {} as ScopeStepEvent,
    input: {} as ImportStepInput,
    output: {} as WizardStepOutput,
    emitted: {} as ScopeStepEmitted,
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
    rememberTidied: assign(({ context }) => ({ values: keptOf(context) })),
    forgetEditing: assign({ editing: null }),
    rememberZephyr: assign((_, { code }: { code: ZephyrCode }) => ({ zephyr: code })),
    forgetZephyr: assign({ zephyr: null }),
    rememberTouched: assign(({ context }, params: { field: string }) => ({ touched: touching(context.touched, params.field) })),
    rememberImport: assign(
      ({ context }, { testRunId, ...params }: Pick<ScopeStepContext, 'importing' | 'given'> & { testRunId: string | null }) => ({
        ...params,
        testRunId: testRunId ?? context.testRunId,
      }),
    ),
    rememberResumed: assign(({ context }, { kind, begun }: { kind: ImportKind; begun: BegunImport | null }) => ({
      importing: isOfScope(kind) ? kind : context.importing,
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
    announceEnd: enqueueActions(({ context, enqueue }, { output }: { output: ImportRowsOutput }) => {
      const notice = endOf(context, context.importing, output);
      if (notice !== null) enqueue.emit(notice);
    }),
    announceRefused: emit(({ context }) => ({ type: 'rows.refused' as const, kind: context.importing })),
  },
  guards: {
    hasNoProblems: ({ context }) => stepProblems(context.step, context.values, context.flags).length === 0,
    mayImport: ({ context }, { importing, given }: { importing: ScopeImport; given: GivenRows | null }) =>
      given === null ? takesFile(context, importing) : takesRows(context, importing),
    mayResume: ({ context }, { kind }: { kind: ImportKind }) => isOfScope(kind) && takesRows(context, kind),
    mayPick: ({ context }) => context.flags.videoRequirementEnabled && offersVideoPerCase(context.values, context.flags),
    mayTakeEarlier: ({ context: { values, isReading } }) => !isReading && values.kilStartingFromTestCycleCode === '',
    isFile: (_, params: { source: TestCasesSource }) => params.source === 'csv',
    mayEdit: ({ context: { values, isReading } }, { index }: { index: number }) => !isReading && values.testCases[index] !== undefined,
    isEditing: ({ context }) => context.editing !== null,
    isPerCase: ({ context }) => context.values.videoRequired === 'true' && context.values.videoRequirementStrategy === 'per_case',
    hasUnread: ({ context }) => (begunToTell(context)?.unread.length ?? 0) > 0,
    isImported: (_, { output }: { output: ImportRowsOutput }) => isImported(output),
  },
  delays: { uploaderDelay: launchLimits.uploaderDelayMilliseconds },
}).createMachine({
  id: 'scopeStep',
  context: ({ input }) => ({
    ...input,
    touched: [],
    importing: 'test_cases',
    given: null,
    testRunId: '',
    begun: [],
    editing: null,
    zephyr: null,
    refusals: 0,
  }),
  output: ({ context }) => ({ values: context.values }),
  initial: 'form',
  on: {
    'earlier.found': {
      guard: 'mayTakeEarlier',
      actions: [{ type: 'rememberEarlier', params: ({ event }) => ({ testCycleCode: event.testCycleCode }) }, 'announceValues'],
    },
    'step.restore': {
      actions: [{ type: 'rememberBroughtBack', params: ({ event }) => ({ reset: event.reset }) }, 'announceValues'],
    },
  },
  states: {
    form: {
      id: 'form',
      initial: 'filling',
      invoke: keepsBegun(scopeImports),
      exit: [...closed, 'forgetZephyr'],
      on: {
        'values.change': {
          actions: [
            { type: 'announceReset', params: made },
            { type: 'announceStep', params: made },
            { type: 'rememberChange', params: made },
            'announceValues',
          ],
        },
        'case.edit': {
          guard: { type: 'mayEdit', params: ({ event }) => ({ index: event.index }) },
          actions: [...closed, { type: 'rememberEditing', params: ({ event }) => ({ index: event.index }) }],
        },
        'zephyr.choose': { actions: { type: 'rememberZephyr', params: ({ event }) => ({ code: event.code }) } },
        'zephyr.close': { actions: 'forgetZephyr' },
        'case.close': { guard: 'isEditing', actions: closed },
        'field.leave': { actions: { type: 'rememberTouched', params: ({ event }) => ({ field: event.field }) } },
        'step.submit': [
          { guard: 'hasNoProblems', target: 'completed' },
          { target: '.correcting', actions: ['rememberRefusal', 'announceProblems'] },
        ],
        'source.choose': [
          {
            guard: { type: 'isFile', params: chosen },
            actions: [{ type: 'rememberSource', params: chosen }, 'announceValues', 'announceUploader'],
          },
          { actions: [{ type: 'rememberSource', params: chosen }, 'announceValues'] },
        ],
        'unread.forget': { guard: 'hasUnread', actions: 'forgetUnread' },
        'import.open': {
          guard: { type: 'mayImport', params: opened },
          target: 'importing',
          actions: { type: 'rememberImport', params: opened },
        },
        'import.resume': {
          guard: { type: 'mayResume', params: resumed },
          target: 'importing',
          actions: { type: 'rememberResumed', params: resumed },
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

export const selectPickerRef = ({ children }: ScopeStepSnapshot) => children.pickVideoCases;
export const selectZephyr = ({ context }: ScopeStepSnapshot): ZephyrCode | null => context.zephyr;
/** The tags of the test case that is open, as they are typed. */
export const selectTypedTags = ({ context }: AnyStepSnapshot): string => ('editing' in context ? (context.editing?.tags ?? '') : '');
export const selectTestRunId = ({ context }: ScopeStepSnapshot): string => context.testRunId;

export const selectEditedCase = ({ context }: AnyStepSnapshot): number | null =>
  'editing' in context && context.editing !== null && context.editing.index < context.values.testCases.length
    ? context.editing.index
    : null;

type CaseFaults = ReadonlyMap<number, string>;
const faults = new WeakMap<ReadonlyMap<string, string>, CaseFaults>();

/** By their indices. */
export function selectCaseFaults(snapshot: AnyStepSnapshot): CaseFaults {
  const shown = selectShownProblems(snapshot);
  const found =
    faults.get(shown) ??
    new Map(
      [...shown].flatMap(([path, message]) => {
        const place = /^testCases\[(\d+)\]/.exec(path)?.[1];
        return place === undefined ? [] : [[Number(place), message] as const];
      }),
    );
  faults.set(shown, found);
  return found;
}
