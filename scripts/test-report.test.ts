import { describe, expect, it } from 'vitest';
import { afterSecondTry, failedFiles, hasRun, summarize } from './test-report.ts';

const at = { root: '/here', status: 1, layer: 'unit' };
const test = (status: string) => ({
  fullName: `a ${status} one`,
  status,
  failureMessages: status === 'failed' ? ['Error: no\n  at x'] : [],
});

it('counts tests and names each failure with its file and first line', () => {
  const report = {
    testResults: [{ name: '/here/a.test.ts', status: 'failed', message: '', assertionResults: ['passed', 'failed', 'passed'].map(test) }],
  };
  expect(summarize(report, at)).toEqual({
    passed: 2,
    failed: 1,
    failures: ['a.test.ts > a failed one: Error: no'],
    retried: [],
    leftOut: [],
  });
});

it('counts a file that could not be loaded', () => {
  const report = { testResults: [{ name: '/here/b.test.ts', status: 'failed', message: '\nCannot find x', assertionResults: [] }] };
  expect(summarize(report, at)).toEqual({ passed: 0, failed: 1, failures: ['b.test.ts: Cannot find x'], retried: [], leftOut: [] });
});

it('counts an error outside every test, and a layer in which nothing ran', () => {
  const report = { testResults: [{ name: '/here/a.test.ts', status: 'passed', message: '', assertionResults: [test('passed')] }] };
  expect(summarize(report, at).failed).toBe(1);
  expect(summarize({ testResults: [] }, { ...at, status: 0 }).failed).toBe(1);
  expect(summarize(report, { ...at, status: 0 })).toEqual({ passed: 1, failed: 0, failures: [], retried: [], leftOut: [] });
});

it('names what passed in a second try only, and why it did not in the first', () => {
  const late = { ...test('passed'), failureMessages: ['Error: too early\n  at x'] };
  const report = { testResults: [{ name: '/here/a.test.ts', status: 'passed', message: '', assertionResults: [late, test('passed')] }] };
  expect(summarize(report, { ...at, status: 0 })).toEqual({
    passed: 2,
    failed: 0,
    failures: [],
    retried: ['a.test.ts > a passed one: Error: too early'],
    leftOut: [],
  });
});

it('names files of which no test ran, and does not count them', () => {
  const file = (name: string, ...statuses: readonly string[]) => ({
    name: `/here/${name}`,
    status: 'passed',
    message: '',
    assertionResults: statuses.map(test),
  });
  const report = { testResults: [file('a.test.ts', 'passed', 'skipped'), file('b.test.ts', 'skipped', 'pending')] };
  expect(summarize(report, { ...at, status: 0 })).toMatchObject({ passed: 1, failed: 0, leftOut: ['b.test.ts'] });
});

describe('files that are run again', () => {
  const file = (name: string, ...statuses: readonly string[]) => ({
    name: `/here/${name}`,
    status: statuses.every((status) => status === 'passed') && statuses.length > 0 ? 'passed' : 'failed',
    message: '',
    assertionResults: statuses.map(test),
  });
  const first = { testResults: [file('a.test.ts', 'passed'), file('b.test.ts', 'passed', 'failed'), file('c.test.ts')] };

  it('are those in which a test failed, or which could not be run', () => {
    expect(failedFiles(first)).toEqual(['/here/b.test.ts', '/here/c.test.ts']);
    expect(failedFiles(undefined)).toEqual([]);
  });

  it('are none where no file came to its turn, which is told from files that failed', () => {
    expect([undefined, { testResults: [] }, { testResults: [file('c.test.ts')] }].map(hasRun)).toEqual([false, false, true]);
  });

  it('count as they were the second time, and the others as they were', () => {
    const again = { testResults: [file('b.test.ts', 'passed', 'passed'), file('c.test.ts', 'failed', 'passed')] };
    expect(summarize(afterSecondTry(first, again), at)).toMatchObject({
      passed: 4,
      failed: 1,
      failures: ['c.test.ts > a failed one: Error: no'],
    });
  });

  it('count as they were where the second run left no report', () => {
    expect(summarize(afterSecondTry(first, undefined), at).failed).toBe(2);
  });
});
