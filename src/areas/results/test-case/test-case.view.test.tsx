// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createActor, fromPromise } from 'xstate';
import { afterEach, describe, expect, it } from 'vitest';
import type { Answer } from '#machines/lib/answer.ts';
import { rejectResultMachine } from '#machines/flows/moderation/reject-result.ts';
import { rejectionReasons } from '#schema/vocabulary/issue.ts';
import { resultOf } from '../../moderation/moderation.builders.ts';
import type { Prediction } from '../../moderation/reject-result/reject-result.view.tsx';
import { RejectResultView } from '../../moderation/reject-result/reject-result.view.tsx';
import type { ShownCase } from './case-sheet.tsx';
import { TestCaseView } from './test-case.view.tsx';

afterEach(cleanup);

const testCase: ShownCase = {
  id: 'k1',
  code: 'GAT-PAY-02',
  name: 'Pay as guest',
  section: 'Payment',
  status: 'fail',
  isRejected: false,
  isTestCaseLive: false,
  prerequisites: 'A cart with one item',
  resultsCount: 1,
  caseResultsLimit: 3,
  feedback: 'Step 1 is unclear.',
  tags: [],
  steps: [{ id: 's1', ordinalNumber: 1, instruction: 'Confirm the code.', expectedResult: 'The order is confirmed.' }],
  additionalInformationFields: [{ id: 'f1', label: 'Which card?' }],
  completedCaseResults: [
    {
      id: 'r1',
      status: 'fail',
      isRejected: false,
      wasRead: false,
      completedAt: '2026-11-21T13:52:00.000Z',
      minutesSpent: 80,
      foundIssues: [{ id: 'i1' }],
      testerName: 'Lena Hartmann',
      testerCountry: { code: 'DE', name: 'Germany' },
    },
  ],
  test: {
    id: 't1',
    name: 'Checkout regression',
    code: 'NW-412',
    activityType: 'test_case_run',
    testGoal: 'Find what breaks.',
    inScope: null,
    outOfScope: 'The back office',
    testStats: { testCasesTotalCount: 1 },
  },
};

const show = (facts: Partial<ShownCase> = {}) =>
  render(
    <TestCaseView
      testCase={{ ...testCase, ...facts }}
      guidance={['Say which step was unclear.']}
      selected={null}
      hrefOf={(id) => `/results/t1/test-case/k1?result=${id}`}
      result={null}
    />,
  );
const sheet = () => screen.getByRole('region', { name: 'Test case' }).textContent ?? '';

describe('the page of a session', () => {
  it('says what was asked and found, and nothing that failed', () => {
    show({ test: { ...testCase.test, activityType: 'exploratory' } });
    expect(screen.queryByRole('status', { name: 'Overall status' })).toBeNull();
    expect(screen.getByRole('link', { name: /Lena Hartmann/u }).textContent).toContain('1 h 20 min, 1 issue');
    expect(screen.queryByText('Failed')).toBeNull();
    const charter = within(screen.getByRole('region', { name: 'Charter' }));
    expect(charter.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Charter', 'Goal', 'Out of scope']);
  });
});

describe('the test case page', () => {
  it('RE-210: names the country of the tester beside each result', () => {
    show();
    expect(within(screen.getByRole('link', { name: /Lena Hartmann/u })).getByRole('img', { name: 'Germany' })).toBeDefined();
  });

  it('marks a result that nobody has read, and no other', () => {
    const [result] = testCase.completedCaseResults;
    for (const wasRead of [false, true]) {
      cleanup();
      show({ completedCaseResults: result === undefined ? [] : [{ ...result, wasRead }] });
      expect(screen.queryAllByRole('img', { name: 'Unread' }).length).toBe(wasRead ? 0 : 1);
    }
  });

  it('RE-191: leads back to the case in the list', () => {
    show();
    expect(screen.getByRole('link', { name: 'Back to Test Case Results' }).getAttribute('href')).toBe(
      '/results/t1?tab=test-case-results#k1',
    );
  });

  it('RE-192, RE-193: shows code, name and overall status', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pay as guest');
    expect(screen.getByText('GAT-PAY-02')).toBeDefined();
    expect(screen.getByRole('status', { name: 'Overall status' }).textContent).toBe('Failed');
    cleanup();
    show({ isTestCaseLive: true });
    expect(screen.getByRole('status', { name: 'Overall status' }).textContent).toBe('Live');
  });

  it('RE-198: asks for a tester while none is selected', () => {
    show();
    expect(screen.getByText('Select a tester to view results')).toBeDefined();
  });

  it('RE-199: says that there are no results', () => {
    show({ completedCaseResults: [] });
    expect(screen.getByText('No test results available')).toBeDefined();
    expect(screen.queryByText('Select a tester to view results')).toBeNull();
  });

  it('selects a result by its address', () => {
    show();
    expect(screen.getByRole('link', { name: /Lena Hartmann/ }).getAttribute('href')).toBe('/results/t1/test-case/k1?result=r1');
  });

  it('RE-200, RE-201, RE-202, RE-203: shows prerequisites, steps, further fields and feedback', () => {
    show();
    for (const words of [
      'A cart with one item',
      '1Confirm the code.Expected: The order is confirmed.',
      'Which card?',
      'Step 1 is unclear.',
    ])
      expect(sheet()).toContain(words);
  });
});

const judge = (isRejected: boolean, prediction: Prediction = null, reason: string | null = null) => {
  const calls: string[] = [];
  const called = <Input extends object>(name: string) =>
    fromPromise<Answer, Input>(({ input }) => {
      calls.push(`${name} ${JSON.stringify(input)}`);
      return new Promise<Answer>(() => undefined);
    });
  const actors = {
    rejectResult: called<{ caseResultId: string; rejectionReason: string; version: number }>('reject'),
    unrejectResult: called<{ caseResultId: string; version: number }>('unreject'),
  };
  const actorRef = createActor(rejectResultMachine.provide({ actors }), { input: { caseResultId: 'r1' } }).start();
  render(
    <RejectResultView
      actorRef={actorRef}
      result={resultOf({ isRejected, rejectionReason: reason })}
      changes={null}
      reasons={rejectionReasons}
      prediction={prediction}
      rejectReason={null}
      log={null}
    />,
  );
  return { actorRef, calls };
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('rejecting a result', () => {
  it('RE-222: needs a reason', () => {
    const { actorRef, calls } = judge(false);
    press('Reject');
    press('Reject result');
    expect(calls).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: /Reason/ }));
    expect(
      within(screen.getByRole('listbox'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([...rejectionReasons]);
    actorRef.send({ type: 'reason.choose', reason: 'Duplicate' });
    actorRef.send({ type: 'rejection.confirm', version: 3 });
    expect(calls).toEqual(['reject {"caseResultId":"r1","rejectionReason":"Duplicate","version":3}']);
  });

  it('keeps the focus where it is asked and answered', () => {
    judge(false);
    screen.getByRole('button', { name: 'Reject' }).focus();
    press('Reject');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /Reason/ }));
    screen.getByRole('button', { name: 'Cancel' }).focus();
    press('Cancel');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Reject' }));
  });

  it('says what it would lead to', () => {
    judge(false, { from: 'fail', to: 'pass' });
    press('Reject');
    expect(screen.getByText(/Rejecting changes the case from/).textContent).toBe('Rejecting changes the case from Failed toPassed');
  });

  it('RE-223: can be undone', () => {
    const { calls } = judge(true, null, 'Duplicate');
    press('Undo rejection');
    press('Undo rejection');
    expect(calls).toEqual([`unreject {"caseResultId":"r1","version":${resultOf({}).version}}`]);
  });

  it('shows the first 25 characters of the reason', () => {
    judge(true, null, 'Outdated instructions of the last release');
    expect(screen.getByText('Outdated instructions of ', { normalizer: (text) => text })).toBeDefined();
  });
});
