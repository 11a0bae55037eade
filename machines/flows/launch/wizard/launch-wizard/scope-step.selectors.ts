import type { ScopeStepSnapshot } from './scope-step.machine.ts';
import { selectShownProblems } from './wizard-step.selectors.ts';
import type { AnyStepSnapshot } from './wizard-step.selectors.ts';

/** The choice of cases to film, while it is open. */
export const selectPickerRef = ({ children }: ScopeStepSnapshot) => children.pickVideoCases;
/** The TestRail run that was read last, as it was typed. */
export const selectTestRunId = ({ context }: ScopeStepSnapshot): string => context.testRunId;

/** The place of the test case that is open to be edited; null where none is. */
export const selectEditedCase = ({ context }: AnyStepSnapshot): number | null =>
  'editing' in context && context.editing !== null && context.editing.index < context.values.testCases.length
    ? context.editing.index
    : null;

type CaseFaults = ReadonlyMap<number, string>;
const faults = new WeakMap<ReadonlyMap<string, string>, CaseFaults>();

/** What is shown to be wrong with test cases, by their places. */
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
