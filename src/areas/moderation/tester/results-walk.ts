import { useCallback, useMemo, useState } from 'react';
import type { ShownTester } from './tester.view.tsx';
import { inShownOrder, nextToJudge, partResults, placeOf } from './tester.rules.ts';

/** Results approved here and not opened since: a response requested before the approval may still list them as waiting. */
const useGivenApprovals = (opened: string | null) => {
  const [given, setGiven] = useState<readonly string[]>([]);
  const [seen, setSeen] = useState(opened);
  if (seen !== opened) {
    setSeen(opened);
    setGiven(given.filter((id) => id !== opened));
  }
  const giveApproval = useCallback((id: string) => setGiven((before) => [...before, id]), []);
  return { given, giveApproval };
};

export const useResultsWalk = (tester: ShownTester, result: string | undefined, open: (result: string) => void) => {
  const { handedIn, outstanding, approved, judgeable, missing } = useMemo(() => partResults(tester.assignedCases), [tester.assignedCases]);
  const waiting = useMemo(() => inShownOrder(outstanding), [outstanding]);
  const done = useMemo(() => inShownOrder(approved), [approved]);
  const all = useMemo(() => inShownOrder(handedIn), [handedIn]);
  const opened = [...waiting, ...done].find((each) => each === result) ?? null;
  const neighbours = useMemo(() => placeOf(opened ?? '', waiting, done), [opened, waiting, done]);
  const { given, giveApproval } = useGivenApprovals(opened);
  const judgeableNow = inShownOrder(judgeable).filter((id) => !given.includes(id));
  const following = opened === null ? null : nextToJudge(opened, all, judgeableNow);
  /** Nothing is left to judge but what is open. */
  const isThrough = opened === null ? judgeableNow.length === 0 : following === null;
  const place = useMemo(() => {
    const { position, previous, next } = neighbours;
    return { position, onPrevious: previous === null ? null : () => open(previous), onNext: next === null ? null : () => open(next) };
  }, [neighbours, open]);
  const ahead = opened === null ? waiting.slice(0, 1) : [following, neighbours.next];
  return { outstanding, approved, missing, opened, following, isThrough, giveApproval, place, ahead };
};
