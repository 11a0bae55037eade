import { problemsOfCase } from '#schema/rules/launch/case-problems.ts';
import { stepProblems } from '#schema/rules/launch/step-rules.ts';
import { problemLines } from '#schema/rules/launch/named-problem.ts';
import type { ProblemLine } from '#schema/rules/launch/named-problem.ts';
import { namedTestProblem } from '#schema/rules/launch/named-test-problem.ts';
import type { Problem } from '#schema/rules/launch/problems.ts';
import type { LaunchFlags } from '#schema/rules/launch/flags.ts';
import type { RequestedTestValues, TestCase } from '#schema/rules/launch/requested-test.ts';
import type { WizardStep } from '#schema/vocabulary/launch/places.ts';
import type { ScopeStepSnapshot } from './scope-step.machine.ts';
import type { TestDataStepSnapshot } from './test-data-step.machine.ts';
import type { WizardStepSnapshot } from './wizard-step.machine.ts';

/** A step of any kind: the plain ones, Scope and Test data. */
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

/** Everything that is wrong in the test case that is open to be edited. */
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

/** Every problem of the step, shown in the summary once the person wanted to go on. */
export const selectProblems = (snapshot: AnyStepSnapshot): readonly Problem[] =>
  selectIsCorrecting(snapshot) ? problemsOf(snapshot) : none;

/** The lines of the summary of problems. */
export function selectProblemLines(snapshot: AnyStepSnapshot): readonly ProblemLine[] {
  const { values, flags } = snapshot.context;
  return problemLines(selectProblems(snapshot), (found) => namedTestProblem(found, values, flags));
}

type Shown = ReadonlyMap<string, string>;
const shown = new WeakMap<
  readonly Problem[],
  { readonly ofCase: readonly Problem[]; readonly touched: readonly string[]; readonly isCorrecting: boolean; readonly map: Shown }
>();

/** The problem to show at each field: after it was left, or once the person wanted to go on. */
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

/** Whether the step shows anything that is wrong; none is filled in while another one is. */
export const selectHasShownProblems = (snapshot: AnyStepSnapshot | undefined): boolean =>
  snapshot !== undefined && selectShownProblems(snapshot).size > 0;

/** The problem to show at one field. */
export const selectProblemAt =
  (field: string) =>
  (snapshot: AnyStepSnapshot): string | null =>
    selectShownProblems(snapshot).get(field) ?? null;
