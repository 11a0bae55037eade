import type { CaseResultStatus, ShownCaseResultStatus } from '#schema/vocabulary/case-result.ts';

export type JudgedResult = { readonly status: CaseResultStatus; readonly isRejected: boolean };

export const shownStatus = ({ status, isRejected }: JudgedResult): ShownCaseResultStatus => (isRejected ? 'rejected' : status);

export type JudgedCase = JudgedResult & { readonly isTestCaseLive: boolean };

/** Live first, then rejected when every result is, else by its results. */
export const overallStatus = ({ isTestCaseLive, isRejected, status }: JudgedCase): ShownCaseResultStatus => {
  if (isTestCaseLive) return 'live';
  return isRejected ? 'rejected' : status;
};

const byWeight = ['fail', 'blocked', 'pass'] as const;

const statusOfAll = (results: readonly JudgedResult[]): ShownCaseResultStatus => {
  if (results.length > 0 && results.every(({ isRejected }) => isRejected)) return 'rejected';
  const standing = new Set(results.filter(({ isRejected }) => !isRejected).map(({ status }) => status));
  return byWeight.find((status) => standing.has(status)) ?? 'not_tested';
};

type Numbered = JudgedResult & { readonly id: string };

/** The overall status after a rejection, or after its undo; null when it would not change. */
export const predictedStatus = (
  testCase: JudgedCase & { readonly results: readonly Numbered[] },
  change: { readonly resultId: string; readonly isRejected: boolean },
): ShownCaseResultStatus | null => {
  if (testCase.isTestCaseLive) return null;
  const after = statusOfAll(
    testCase.results.map((result) => (result.id === change.resultId ? { ...result, isRejected: change.isRejected } : result)),
  );
  return after === overallStatus(testCase) ? null : after;
};

export type GroupDot = 'primary' | 'danger' | 'warning' | 'success' | 'secondary';

type DottedCase = {
  readonly resultsCount: number;
  readonly caseResultsLimit: number;
  readonly completedCaseResults: readonly JudgedResult[];
};

/** Over all results that are not rejected; while testing goes on it waits for the last one. */
export const groupDot = (cases: readonly DottedCase[], isTestingOver: boolean): GroupDot => {
  if (!isTestingOver && cases.some(({ resultsCount, caseResultsLimit }) => resultsCount < caseResultsLimit)) return 'primary';
  const statuses = new Set(
    cases.flatMap(({ completedCaseResults }) => completedCaseResults.filter(({ isRejected }) => !isRejected).map(({ status }) => status)),
  );
  if (statuses.has('fail')) return 'danger';
  if (statuses.has('blocked')) return 'warning';
  return statuses.has('pass') ? 'success' : 'secondary';
};
