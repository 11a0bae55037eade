import type { CaseResultStatus } from '#schema/vocabulary/case-result.ts';
import { describe, expect, it } from 'vitest';
import { bySection, caseLines, hasFeedback, hasUnread, resultBar } from './case-results.rules.ts';

const results = (...statuses: readonly CaseResultStatus[]) =>
  statuses.map((status, at) => ({ id: `r${at}`, status, isRejected: false, wasRead: true }));
const testCase = (id: string, section: string | null, statuses: readonly CaseResultStatus[] = []) => ({
  id,
  code: id,
  name: id,
  section,
  status: 'pass' as const,
  isRejected: false,
  isTestCaseLive: false,
  resultsCount: statuses.length,
  caseResultsLimit: statuses.length,
  feedback: null,
  completedCaseResults: results(...statuses),
});

describe('sections', () => {
  it('RE-126: groups cases by section, in the order they come', () => {
    const grouped = bySection([testCase('a', 'Cart'), testCase('b', 'Payment'), testCase('c', 'Cart')]);
    expect(grouped.map(([name, cases]) => [name, cases.map(({ id }) => id)])).toEqual([
      ['Cart', ['a', 'c']],
      ['Payment', ['b']],
    ]);
  });

  it('RE-127: names cases without a section Other test cases', () => {
    expect(bySection([testCase('a', null), testCase('b', 'Cart')]).map(([name]) => name)).toEqual(['Cart', 'Other test cases']);
  });

  it('become lines with a dot at the head', () => {
    expect(
      caseLines([testCase('a', 'Cart', ['fail'])], true).map((line) =>
        line.kind === 'section' ? [line.name, line.count, line.dot] : line.testCase.id,
      ),
    ).toEqual([['Cart', 1, 'danger'], 'a']);
  });
});

describe('bar of a case', () => {
  it('RE-129: has one segment for each result', () => {
    expect(resultBar({ completedCaseResults: results('pass', 'fail', 'pass') }).segments).toEqual(['fail', 'pass', 'pass']);
  });

  it('RE-809: has gaps of 1 percent up to ten results, and none beyond', () => {
    const bar = (count: number) =>
      resultBar({ completedCaseResults: results(...Array.from({ length: count }, () => 'pass' as const)) }).gapPercent;
    expect([bar(1), bar(10), bar(11)]).toEqual([1, 1, 0]);
  });
});

describe('marks of a case', () => {
  it('tell unread results', () => {
    expect(hasUnread({ completedCaseResults: results('pass') })).toBe(false);
    expect(hasUnread({ completedCaseResults: [...results('pass'), { id: 'x', status: 'fail', isRejected: false, wasRead: false }] })).toBe(
      true,
    );
  });

  it('tell feedback', () =>
    expect([null, ' ', 'Step 2 is unclear.'].map((feedback) => hasFeedback({ feedback }))).toEqual([false, false, true]));
});
