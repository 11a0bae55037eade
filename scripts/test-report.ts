import { relative } from 'node:path';

export type Summary = {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly string[];
  /** Passed on a retry, with the failure of the first try. */
  readonly retried: readonly string[];
  /** Files of which no test ran. */
  readonly leftOut: readonly string[];
};

type Test = { readonly fullName: string; readonly status: string; readonly failureMessages?: readonly string[] };
type TestFile = { readonly name: string; readonly status: string; readonly message: string; readonly assertionResults: readonly Test[] };
type Report = { readonly testResults: readonly TestFile[] };

const firstLine = (text: string | undefined): string =>
  text
    ?.split('\n')
    .find((line) => line.trim() !== '')
    ?.trim() ?? '';

const isReport = (value: unknown): value is Report =>
  typeof value === 'object' && value !== null && 'testResults' in value && Array.isArray(value.testResults);

/** False where the global setup failed, so that no file ran. */
export const hasRun = (report: unknown): boolean => isReport(report) && report.testResults.length > 0;

export const failedFiles = (report: unknown): readonly string[] =>
  isReport(report) ? report.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name) : [];

/** The report with the retried files' second results in place of their first. */
export function afterSecondTry(report: unknown, again: unknown): unknown {
  if (!isReport(report) || !isReport(again)) return report;
  const anew = new Set(again.testResults.map(({ name }) => name));
  return { testResults: [...report.testResults.filter(({ name }) => !anew.has(name)), ...again.testResults] };
}

/** Files whose turn did not come in time. */
export const leftOutFiles = (report: unknown): readonly string[] =>
  isReport(report)
    ? report.testResults.flatMap(({ name, assertionResults: tests }) =>
        tests.length > 0 && tests.every(({ status }) => !['passed', 'failed'].includes(status)) ? [name] : [],
      )
    : [];

/** A file that could not run and an error outside every test count as one failure each. */
export function summarize(report: unknown, { root, status, layer }: { root: string; status: number; layer: string }): Summary {
  if (!isReport(report)) throw new Error('not a report of vitest');
  const failures: string[] = [];
  const retried: string[] = [];
  let passed = 0;
  for (const file of report.testResults) {
    const path = relative(root, file.name);
    const failed = file.assertionResults.filter((test) => test.status === 'failed');
    const held = file.assertionResults.filter((test) => test.status === 'passed');
    const told = (test: Test): string => `${path} > ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`;
    passed += held.length;
    failures.push(...failed.map(told));
    retried.push(...held.filter((test) => (test.failureMessages?.length ?? 0) > 0).map(told));
    if (file.status === 'failed' && failed.length === 0) failures.push(`${path}: ${firstLine(file.message) || 'could not be run'}`);
  }
  if (status !== 0 && failures.length === 0) failures.push(`${layer}: ended with exit ${status}, see above`);
  if (status === 0 && passed === 0) failures.push(`${layer}: no test ran`);
  const leftOut = leftOutFiles(report).map((name) => relative(root, name));
  return { passed, failed: failures.length, failures, retried, leftOut };
}
