import { disagreements, sender, whoMay } from '#machines/testing/who-may.ts';
import { walk } from '#machines/testing/walk.ts';
import { testWindowStatuses } from '#schema/vocabulary/test.ts';
import { describe, expect, it } from 'vitest';
import { next, refusalOf } from '../../lib/lifecycle.ts';
import { resultsNeededLifecycle, resultsNeededMachine } from './results-needed.machine.ts';
import { resultsNeededSamples, group } from './results-needed.builders.ts';

const change = (numberOfResultsNeeded: number) =>
  ({ type: 'number.change', actor: sender('test_manager'), numberOfResultsNeeded }) as const;
const refused = (number: number, row = group) => refusalOf(resultsNeededLifecycle, row, change(number))?.message ?? null;

describe('the number of results needed', () => {
  it('takes every transition', () => {
    expect(walk(resultsNeededMachine, resultsNeededSamples).untaken).toEqual([]);
  });

  it('answers the same asked, told why and moved', () => {
    const rows = [true, false].flatMap((canModifyNumberOfResultsNeeded) =>
      testWindowStatuses.map((windowStatus) => ({ ...group, canModifyNumberOfResultsNeeded, windowStatus })),
    );
    expect(disagreements(resultsNeededLifecycle, rows, [change(0), change(1), change(2.5), change(1001)])).toEqual([]);
  });

  it('RE-595: is changed by a test manager only where the test lets it be', () => {
    expect(whoMay(resultsNeededLifecycle, group)).toEqual({ 'number.change': 'T' });
    expect(whoMay(resultsNeededLifecycle, { ...group, canModifyNumberOfResultsNeeded: false })).toEqual({});
    expect(next(resultsNeededLifecycle, group, change(7)).row).toEqual({ numberOfResultsNeeded: 7 });
  });

  it('stays as it is once the test has ended', () => {
    const open = testWindowStatuses.filter((windowStatus) => refused(7, { ...group, windowStatus }) === null);
    expect(open).toEqual(['prep', 'scheduled', 'open', 'finished']);
  });

  it('is a whole number from 1 to 1000, and not below what is published', () => {
    const wrong = 'Enter a whole number from 1 to 1000';
    const below = 'More results than this are published already';
    expect([0, 1001, 2.5, Number.NaN, 1, 2, 1000].map((number) => refused(number))).toEqual([
      wrong,
      wrong,
      wrong,
      wrong,
      below,
      null,
      null,
    ]);
  });
});
