// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { caseLines } from './case-results.rules.ts';
import type { ListedCase } from './case-results.rules.ts';
import { CaseResultsView } from './case-results.view.tsx';

afterEach(cleanup);

const testCase: ListedCase = {
  id: 'k1',
  code: 'GAT-PAY-02',
  name: 'Pay as guest',
  section: 'Payment',
  status: 'fail',
  isRejected: false,
  isTestCaseLive: false,
  resultsCount: 2,
  caseResultsLimit: 2,
  feedback: null,
  completedCaseResults: [
    { id: 'r1', status: 'pass', isRejected: false, wasRead: true },
    { id: 'r2', status: 'fail', isRejected: false, wasRead: true },
  ],
};

const show = (cases: readonly ListedCase[]) => {
  const lines = caseLines(cases, true).map((line, index) => ({ line, index, start: index * 44 }));
  render(
    <CaseResultsView testId="t1" lines={lines} height={400} total={lines.length} marked={null} listRef={null} measure={() => undefined} />,
  );
};
const rowOf = (facts: Partial<ListedCase> = {}) => {
  cleanup();
  show([{ ...testCase, ...facts }]);
  return screen.getByRole('link');
};

describe('a case of the list', () => {
  it('RE-128: shows code and name', () => expect(rowOf().textContent).toContain('GAT-PAY-02Pay as guest'));
  it('has a bar of its results', () => expect(within(rowOf()).getByRole('img', { name: 'Failed, Passed' }).children).toHaveLength(2));

  it('RE-130: says that it has unread results', () => {
    expect(within(rowOf()).queryByText('Unread Result(s)')).toBeNull();
    const unread = testCase.completedCaseResults.map((result) => ({ ...result, wasRead: false }));
    expect(within(rowOf({ completedCaseResults: unread })).queryByText('Unread Result(s)')).not.toBeNull();
  });

  it('RE-131: is marked when testers left feedback', () => {
    expect(within(rowOf()).queryByText('Feedback')).toBeNull();
    expect(within(rowOf({ feedback: 'Step 2 is unclear.' })).queryByText('Feedback')).not.toBeNull();
  });

  it('RE-132: has a status label', () => {
    expect(within(rowOf()).getByText('Failed')).toBeDefined();
    expect(within(rowOf({ isTestCaseLive: true })).getByText('Live')).toBeDefined();
    expect(within(rowOf({ isRejected: true })).getByText('Rejected')).toBeDefined();
  });

  it('RE-190: carries its id for the hash of the address', () => expect(rowOf().id).toBe('k1'));
});

describe('the list of cases', () => {
  it('names each section with its dot', () => {
    show([testCase]);
    expect(within(screen.getByRole('heading', { name: /Payment/ })).getByRole('img', { name: 'Some results failed' })).toBeDefined();
  });

  it('RE-133: says that no cases were included', () => {
    show([]);
    expect(screen.getByText('No test cases were included in this test')).toBeDefined();
  });
});
