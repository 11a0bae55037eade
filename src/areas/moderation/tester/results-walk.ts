import { useMemo } from 'react';
import type { ShownTester } from './tester.view.tsx';
import { inShownOrder, nextToJudge, partResults, placeOf } from './tester.rules.ts';

/** The results of a tester in the order they are shown, the one that is opened, and the ways from it. */
export const useResultsWalk = (tester: ShownTester, result: string | undefined, open: (result: string) => void) => {
  const { handedIn, outstanding, approved, judgeable, missing } = useMemo(() => partResults(tester.assignedCases), [tester.assignedCases]);
  const waiting = useMemo(() => inShownOrder(outstanding), [outstanding]);
  const done = useMemo(() => inShownOrder(approved), [approved]);
  const all = useMemo(() => inShownOrder(handedIn), [handedIn]);
  const opened = [...waiting, ...done].find((each) => each === result) ?? null;
  const neighbours = useMemo(() => placeOf(opened ?? '', waiting, done), [opened, waiting, done]);
  const following = opened === null ? null : nextToJudge(opened, all, inShownOrder(judgeable));
  const place = useMemo(() => {
    const { position, previous, next } = neighbours;
    return { position, onPrevious: previous === null ? null : () => open(previous), onNext: next === null ? null : () => open(next) };
  }, [neighbours, open]);
  const ahead = opened === null ? waiting.slice(0, 1) : [following, neighbours.next, neighbours.previous];
  return { outstanding, approved, missing, opened, following, place, ahead };
};
