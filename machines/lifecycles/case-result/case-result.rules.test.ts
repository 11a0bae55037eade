import type { CaseResultStatus } from '#schema/vocabulary/case-result.ts';
import { describe, expect, it } from 'vitest';
import { groupDot, overallStatus, predictedStatus, shownStatus } from './case-result.rules.ts';

const result = (id: string, status: CaseResultStatus, isRejected = false) => ({ id, status, isRejected });

describe('overall status of a case', () => {
  it('RE-194: is live while the case is live, whatever its results say', () => {
    expect(overallStatus({ isTestCaseLive: true, isRejected: true, status: 'fail' })).toBe('live');
  });

  it('RE-195: is rejected when the case is not live and every result is rejected', () => {
    expect(overallStatus({ isTestCaseLive: false, isRejected: true, status: 'fail' })).toBe('rejected');
  });

  it('RE-196: is the own status of the case otherwise', () => {
    expect(overallStatus({ isTestCaseLive: false, isRejected: false, status: 'blocked' })).toBe('blocked');
  });

  it('RE-416: hides what was found in a rejected result', () => {
    expect(shownStatus({ status: 'fail', isRejected: true })).toBe('rejected');
    expect(shownStatus({ status: 'fail', isRejected: false })).toBe('fail');
  });
});

describe('predicted status', () => {
  const failed = {
    isTestCaseLive: false,
    isRejected: false,
    status: 'fail' as const,
    results: [result('a', 'fail'), result('b', 'pass'), result('c', 'pass')],
  };

  it('RE-224: names what a rejection would lead to, only when the status would change', () => {
    expect(predictedStatus(failed, { resultId: 'a', isRejected: true })).toBe('pass');
    expect(predictedStatus(failed, { resultId: 'b', isRejected: true })).toBeNull();
    const last = { ...failed, results: [result('a', 'fail'), result('b', 'pass', true)] };
    expect(predictedStatus(last, { resultId: 'a', isRejected: true })).toBe('rejected');
  });

  it('RE-225: names what an undo would lead to, only when the status would change', () => {
    const passed = { ...failed, status: 'pass' as const, results: [result('a', 'fail', true), result('b', 'pass')] };
    expect(predictedStatus(passed, { resultId: 'a', isRejected: false })).toBe('fail');
    const still = { ...failed, results: [result('a', 'fail'), result('b', 'fail', true)] };
    expect(predictedStatus(still, { resultId: 'b', isRejected: false })).toBeNull();
  });

  it('stays while the case is live', () => {
    expect(predictedStatus({ ...failed, isTestCaseLive: true }, { resultId: 'a', isRejected: true })).toBeNull();
  });
});

describe('dot of a section', () => {
  const done = (...results: readonly (readonly [CaseResultStatus, boolean?])[]) => ({
    resultsCount: results.length,
    caseResultsLimit: results.length,
    completedCaseResults: results.map(([status, isRejected = false]) => ({ status, isRejected })),
  });

  it('RE-235: is primary while testing goes on and results are missing', () => {
    const waiting = { ...done(['fail']), caseResultsLimit: 2 };
    expect(groupDot([waiting], false)).toBe('primary');
    expect(groupDot([waiting], true)).toBe('danger');
    expect(groupDot([done(['pass'])], false)).toBe('success');
  });

  it('RE-236: is danger when any result fails, rejected ones apart', () => {
    expect(groupDot([done(['pass']), done(['blocked'], ['fail'])], true)).toBe('danger');
    expect(groupDot([done(['pass'], ['fail', true])], true)).toBe('success');
  });

  it('RE-237: is warning when any result is blocked and none fails', () =>
    expect(groupDot([done(['pass'], ['blocked'])], true)).toBe('warning'));
  it('RE-238: is success when any result passes and none is worse', () =>
    expect(groupDot([done(['not_tested'], ['pass'])], true)).toBe('success'));
  it('RE-239: is secondary when nothing was tested', () => expect(groupDot([done(['not_tested'])], true)).toBe('secondary'));
});
