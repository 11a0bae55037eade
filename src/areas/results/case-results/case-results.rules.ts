import { groupDot, shownStatus } from '#machines/lifecycles/case-result/case-result.rules.ts';
import { inOrder } from '#machines/lifecycles/case-result/status-counts.rules.ts';
import type { GroupDot, JudgedCase } from '#machines/lifecycles/case-result/case-result.rules.ts';
import type { CaseResultStatus, ShownCaseResultStatus } from '#schema/vocabulary/case-result.ts';

export const otherSection = 'Other test cases';

export type ListedCase = JudgedCase & {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly section?: string | null | undefined;
  readonly resultsCount: number;
  readonly caseResultsLimit: number;
  readonly feedback?: string | null | undefined;
  readonly completedCaseResults: readonly {
    readonly id: string;
    readonly status: CaseResultStatus;
    readonly isRejected: boolean;
    readonly wasRead: boolean;
  }[];
};

export type CaseLine =
  | { readonly kind: 'section'; readonly name: string; readonly count: number; readonly dot: GroupDot }
  | { readonly kind: 'case'; readonly testCase: ListedCase };

/** In the order they come, those without a section last. */
export const bySection = <T extends { readonly section?: string | null | undefined }>(
  cases: readonly T[],
): readonly (readonly [string, readonly T[]])[] => {
  const groups = Map.groupBy(cases, ({ section }) => (section == null || section === '' ? otherSection : section));
  const others = groups.get(otherSection);
  groups.delete(otherSection);
  return [...groups, ...(others === undefined ? [] : [[otherSection, others] as [string, T[]]])];
};

export const caseLines = (cases: readonly ListedCase[], isTestingOver: boolean): readonly CaseLine[] =>
  bySection(cases).flatMap(([name, listed]) => [
    { kind: 'section' as const, name, count: listed.length, dot: groupDot(listed, isTestingOver) },
    ...listed.map((testCase) => ({ kind: 'case' as const, testCase })),
  ]);

const mostGaps = 10;

export type ResultBar = { readonly segments: readonly ShownCaseResultStatus[]; readonly gapPercent: 0 | 1 };

/** One segment for each result, with gaps of 1 percent up to ten results and none beyond. */
export const resultBar = ({ completedCaseResults }: Pick<ListedCase, 'completedCaseResults'>): ResultBar => {
  const segments = inOrder(completedCaseResults.map((result) => ({ status: shownStatus(result) }))).map(({ status }) => status);
  return { segments, gapPercent: segments.length > mostGaps ? 0 : 1 };
};

export const hasUnread = ({ completedCaseResults }: Pick<ListedCase, 'completedCaseResults'>): boolean =>
  completedCaseResults.some(({ wasRead }) => !wasRead);

export const hasFeedback = ({ feedback }: Pick<ListedCase, 'feedback'>): boolean => feedback != null && feedback.trim() !== '';
