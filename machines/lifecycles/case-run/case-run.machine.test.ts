import { disagreements, sender, whoMay } from '#machines/testing/who-may.ts';
import { walk } from '#machines/testing/walk.ts';
import { caseResultStatuses } from '#schema/vocabulary/case-result.ts';
import { describe, expect, it } from 'vitest';
import { next, refusalOf } from '../../lib/lifecycle.ts';
import { caseRunLifecycle, caseRunMachine } from './case-run.machine.ts';
import { caseRunSamples, handedIn } from './case-run.builders.ts';

const rows = caseResultStatuses.map((status) => ({ status }));

describe('work on a case', () => {
  it('takes every transition', () => expect(walk(caseRunMachine, caseRunSamples).untaken).toEqual([]));

  it('answers the same asked, told why and moved', () => expect(disagreements(caseRunLifecycle, rows, handedIn)).toEqual([]));

  it('is ended by the tester alone, once; those who moderate let it pass', () =>
    expect(Object.fromEntries(rows.map((row) => [row.status, whoMay(caseRunLifecycle, row)]))).toEqual({
      live: { 'case.submit': 'S', 'case.abandon': 'S' },
      pass: { 'case.correct': 'TM' },
      fail: { 'case.correct': 'TM' },
      blocked: { 'case.correct': 'TM' },
      skipped: {},
      not_tested: {},
      missing: {},
    }));

  it('ends as what was handed in', () =>
    expect(handedIn.map((event) => next(caseRunLifecycle, { status: 'live' }, event).row)).toEqual(
      handedIn.map(({ status }) => ({ status })),
    ));

  it('is handed in by the tester alone, whatever came of it, and as one of four', () => {
    for (const role of ['customer', 'test_manager', 'community_test_manager', 'operator'] as const)
      for (const event of handedIn)
        expect(refusalOf(caseRunLifecycle, { status: 'live' }, { ...event, actor: sender(role) })?.code, role).toBe('not_allowed');
    const unlisted = { ...handedIn[0], status: 'missing' } as unknown as (typeof handedIn)[0];
    expect(refusalOf(caseRunLifecycle, { status: 'live' }, unlisted)?.code).toBe('inclusion');
  });
});
