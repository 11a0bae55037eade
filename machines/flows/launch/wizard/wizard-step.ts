import type { WizardStep } from '#schema/vocabulary/launch/places.ts';
import type { LaunchFlags } from '#schema/rules/launch/flags.ts';
import type { RequestedTestValues, TestCase } from '#schema/rules/launch/requested-test.ts';
import { assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import type { ActorRef, Snapshot, ActorRefFrom, SnapshotFrom } from 'xstate';
import { applyChange, touching } from './launch-wizard.rules.ts';
import type { WizardChange } from './launch-wizard.rules.ts';
import { resetBy } from './resets.rules.ts';
import type { Reset } from './resets.rules.ts';
import { stepProblems } from '#schema/rules/launch/step-rules.ts';
import { problemsOfCase } from '#schema/rules/launch/case-problems.ts';
import { problemLines, namedTestProblem } from '#schema/rules/launch/named-problem.ts';
import type { ProblemLine } from '#schema/rules/launch/named-problem.ts';
import type { Problem } from '#schema/rules/launch/problems.ts';
import type { ScopeStepSnapshot } from './scope-step.ts';
import type { TestDataStepSnapshot } from './test-data-step.ts';

export type ValuesNotice = { readonly type: 'values.changed'; readonly values: RequestedTestValues };
type ValuesListener = ActorRef<Snapshot<unknown>, ValuesNotice>;

export type WizardStepInput = {
  readonly step: WizardStep;
  readonly values: RequestedTestValues;
  readonly flags: LaunchFlags;
  readonly listener: ValuesListener;
};
/** How often the person wanted to go on from the step while it was not ready. */
export type Refusals = { readonly refusals: number };
type WizardStepContext = WizardStepInput & Refusals & { readonly touched: readonly string[] };
/** Steps with text fields also hear `blur`. */
export type StepChoice = { readonly type: 'values.change'; readonly change: WizardChange } | { readonly type: 'step.submit' };
export type WizardStepEvent = StepChoice | { readonly type: 'field.leave'; readonly field: string };
export type WizardStepOutput = { readonly values: RequestedTestValues };
/** This step's change removed earlier values. */
export type ResetNotice = { readonly type: 'values.reset'; readonly step: WizardStep; readonly reset: Reset };
export type WizardStepEmitted = { readonly type: 'problems.found' } | ResetNotice;
export type WizardStepTag = 'editable' | 'refused' | 'settled';

export type WizardStepActorRef = ActorRefFrom<typeof wizardStepMachine>;
type WizardStepSnapshot = SnapshotFrom<typeof wizardStepMachine>;

const made = ({ event }: { event: { change: WizardChange } }) => ({ change: event.change });

/** Problems of a field are shown once it was blurred, all of them once continuing was tried. */
export const wizardStepMachine = setup({
  types: {
    context: {} as WizardStepContext,
    events: {} as WizardStepEvent,
    input: {} as WizardStepInput,
    output: {} as WizardStepOutput,
    emitted: {} as WizardStepEmitted,
    tags: {} as WizardStepTag,
  },
  actions: {
    rememberChange: assign(({ context }, params: { change: WizardChange }) => ({
      values: applyChange(context.values, params.change, context),
    })),
    rememberTouched: assign(({ context }, params: { field: string }) => ({ touched: touching(context.touched, params.field) })),
    announceValues: sendTo(
      ({ context }) => context.listener,
      ({ context }) => ({ type: 'values.changed', values: context.values }),
    ),
    rememberRefusal: assign(({ context }) => ({ refusals: context.refusals + 1 })),
    announceProblems: emit({ type: 'problems.found' }),
    announceReset: enqueueActions(({ context: { step, values }, enqueue }, { change }: { change: WizardChange }) => {
      const reset = resetBy(values, change);
      if (reset !== null) enqueue.emit({ type: 'values.reset', step, reset });
    }),
  },
  guards: {
    hasNoProblems: ({ context }) => stepProblems(context.step, context.values, context.flags).length === 0,
  },
}).createMachine({
  id: 'wizardStep',
  context: ({ input }) => ({ ...input, touched: [], refusals: 0 }),
  output: ({ context }) => ({ values: context.values }),
  initial: 'filling',
  on: {
    'values.change': {
      actions: [{ type: 'announceReset', params: made }, { type: 'rememberChange', params: made }, 'announceValues'],
    },
    'field.leave': { actions: { type: 'rememberTouched', params: ({ event }) => ({ field: event.field }) } },
    'step.submit': [
      { guard: 'hasNoProblems', target: '.completed' },
      { target: '.correcting', actions: ['rememberRefusal', 'announceProblems'] },
    ],
  },
  states: {
    filling: { tags: 'editable' },
    correcting: { tags: ['editable', 'refused'] },
    completed: { type: 'final', tags: 'settled' },
  },
});

export type AnyStepSnapshot = WizardStepSnapshot | ScopeStepSnapshot | TestDataStepSnapshot;

const none: readonly Problem[] = [];
const untouched: readonly string[] = [];
const known = new WeakMap<RequestedTestValues, Map<LaunchFlags, Map<WizardStep, readonly Problem[]>>>();

function problemsOf({ context: { step, values, flags } }: AnyStepSnapshot): readonly Problem[] {
  const byFlags = known.get(values) ?? new Map<LaunchFlags, Map<WizardStep, readonly Problem[]>>();
  const byStep = byFlags.get(flags) ?? new Map<WizardStep, readonly Problem[]>();
  const found = byStep.get(step) ?? stepProblems(step, values, flags);
  known.set(values, byFlags.set(flags, byStep.set(step, found)));
  return found;
}

type OfCase = { readonly index: number; readonly problems: readonly Problem[] };
const knownCases = new WeakMap<readonly TestCase[], OfCase>();

function problemsOfOpenCase({ context }: AnyStepSnapshot): readonly Problem[] {
  const index = 'editing' in context ? context.editing?.index : undefined;
  if (index === undefined) return none;
  const { testCases } = context.values;
  const latest = knownCases.get(testCases);
  const found = latest?.index === index ? latest : { index, problems: problemsOfCase(testCases, index) };
  knownCases.set(testCases, found);
  return found.problems;
}

export const selectValues = (snapshot: AnyStepSnapshot): RequestedTestValues => snapshot.context.values;
export const selectFlags = (snapshot: AnyStepSnapshot): LaunchFlags => snapshot.context.flags;
export const selectIsCorrecting = (snapshot: AnyStepSnapshot): boolean => snapshot.hasTag('refused');

export const selectRefusals = (snapshot: AnyStepSnapshot): number => snapshot.context.refusals;

export const selectProblems = (snapshot: AnyStepSnapshot): readonly Problem[] =>
  selectIsCorrecting(snapshot) ? problemsOf(snapshot) : none;

export function selectProblemLines(snapshot: AnyStepSnapshot): readonly ProblemLine[] {
  const { values, flags } = snapshot.context;
  return problemLines(selectProblems(snapshot), (found) => namedTestProblem(found, values, flags));
}

type Shown = ReadonlyMap<string, string>;
const shown = new WeakMap<
  readonly Problem[],
  { readonly ofCase: readonly Problem[]; readonly touched: readonly string[]; readonly isCorrecting: boolean; readonly map: Shown }
>();

export function selectShownProblems(snapshot: AnyStepSnapshot): Shown {
  const problems = problemsOf(snapshot);
  const ofCase = problemsOfOpenCase(snapshot);
  const isCorrecting = selectIsCorrecting(snapshot);
  const touched = 'touched' in snapshot.context ? snapshot.context.touched : untouched;
  const latest = shown.get(problems);
  if (latest !== undefined && latest.ofCase === ofCase && latest.touched === touched && latest.isCorrecting === isCorrecting)
    return latest.map;
  const visible = [...problems, ...ofCase].filter(({ path }) => isCorrecting || touched.includes(path)).toReversed();
  const map = new Map(visible.map(({ path, message }) => [path, message]));
  shown.set(problems, { ofCase, touched, isCorrecting, map });
  return map;
}

/** False while another step is filled in. */
export const selectHasShownProblems = (snapshot: AnyStepSnapshot | undefined): boolean =>
  snapshot !== undefined && selectShownProblems(snapshot).size > 0;

export const selectProblemAt =
  (field: string) =>
  (snapshot: AnyStepSnapshot): string | null =>
    selectShownProblems(snapshot).get(field) ?? null;
