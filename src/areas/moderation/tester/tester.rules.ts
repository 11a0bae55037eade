import type { CaseResultModerationStatus, CaseResultStatus } from '#schema/vocabulary/case-result.ts';
import { useCallback, useMemo, useState } from 'react';
import type { ShownTester } from './tester.view.tsx';

type HandedIn = {
  readonly id: string;
  readonly status: CaseResultStatus;
  readonly moderationStatus: CaseResultModerationStatus;
  readonly completedAt?: string | null | undefined;
  readonly hasOpenCaseResultEditRequest: boolean;
};
type Assigned<Result extends HandedIn> = { readonly section?: string | null | undefined; readonly caseResult?: Result | null | undefined };
type WithResult<Case> = Case & { readonly caseResult: NonNullable<Case extends { readonly caseResult?: infer R } ? R : never> };

export const partResults = <Result extends HandedIn, Case extends Assigned<Result>>(
  cases: readonly Case[],
): {
  readonly handedIn: readonly WithResult<Case>[];
  readonly outstanding: readonly WithResult<Case>[];
  readonly approved: readonly WithResult<Case>[];
  /** Not discarded, and without an open edit request. */
  readonly judgeable: readonly WithResult<Case>[];
  readonly missing: number;
} => {
  const handedIn = cases.filter((each): each is WithResult<Case> => each.caseResult?.completedAt != null);
  return {
    handedIn,
    outstanding: handedIn.filter(({ caseResult }) => caseResult.moderationStatus !== 'approved'),
    approved: handedIn.filter(({ caseResult }) => caseResult.moderationStatus === 'approved'),
    judgeable: handedIn.filter(
      ({ caseResult }) => caseResult.moderationStatus === 'not_moderated' && !caseResult.hasOpenCaseResultEditRequest,
    ),
    missing: cases.length - handedIn.length,
  };
};

const otherSection = 'Other test cases';

/** In the order they come, those without a section last. */
export const bySection = <T extends { readonly section?: string | null | undefined }>(
  cases: readonly T[],
): readonly (readonly [string, readonly T[]])[] => {
  const groups = Map.groupBy(cases, ({ section }) => (section == null || section === '' ? otherSection : section));
  const others = groups.get(otherSection);
  groups.delete(otherSection);
  return [...groups, ...(others === undefined ? [] : [[otherSection, others] as const])];
};

type Listed = { readonly section?: string | null | undefined; readonly caseResult: { readonly id: string } };

export const inShownOrder = (cases: readonly Listed[]): readonly string[] =>
  bySection(cases).flatMap(([, listed]) => listed.map(({ caseResult }) => caseResult.id));

export type Neighbours = { readonly position: string; readonly previous: string | null; readonly next: string | null };

/** Its position in its table, and its neighbours across both tables. */
export const placeOf = (resultId: string, outstanding: readonly string[], approved: readonly string[]): Neighbours => {
  const all = [...outstanding, ...approved];
  const at = all.indexOf(resultId);
  const inOutstanding = outstanding.indexOf(resultId);
  const position =
    inOutstanding >= 0
      ? `${inOutstanding + 1} of ${outstanding.length} outstanding`
      : `${approved.indexOf(resultId) + 1} of ${approved.length} approved`;
  return { position, previous: all[at - 1] ?? null, next: at === -1 ? null : (all[at + 1] ?? null) };
};

/** The next that can be judged, else the first; null when none is left. */
export const nextToJudge = (resultId: string, all: readonly string[], judgeable: readonly string[]): string | null => {
  const waits = (id: string): boolean => id !== resultId && judgeable.includes(id);
  return all.slice(all.indexOf(resultId) + 1).find(waits) ?? all.find(waits) ?? null;
};

/** "2 issues pending moderation". */
export const pendingIssues = (count: number): string => `${count} ${count === 1 ? 'issue' : 'issues'} pending moderation`;

/** "1 result pending edit request". */
export const pendingEdits = (count: number): string => `${count} ${count === 1 ? 'result' : 'results'} pending edit request`;

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
  const failedNow = inShownOrder(judgeable.filter(({ caseResult }) => caseResult.status === 'fail')).filter((id) => !given.includes(id));
  const followingFailed = opened === null ? null : nextToJudge(opened, all, failedNow);
  const following = opened === null ? null : nextToJudge(opened, all, judgeableNow);
  /** Nothing is left to judge but what is open. */
  const isThrough = opened === null ? judgeableNow.length === 0 : following === null;
  const place = useMemo(() => {
    const { position, previous, next } = neighbours;
    return { position, onPrevious: previous === null ? null : () => open(previous), onNext: next === null ? null : () => open(next) };
  }, [neighbours, open]);
  const ahead = opened === null ? waiting.slice(0, 1) : [following, neighbours.next];
  return { outstanding, approved, missing, opened, following, followingFailed, isThrough, giveApproval, place, ahead };
};
