import { caseResultStatuses } from '#schema/vocabulary/case-result.ts';
import { describe, expect, it } from 'vitest';
import { caseChange, changeCounts } from './compared-cases.rules.ts';

const said = {
  'pass fail': 'no_longer_passes',
  'pass blocked': 'no_longer_passes',
  'fail fail': 'still_does_not_pass',
  'fail blocked': 'still_does_not_pass',
  'blocked fail': 'still_does_not_pass',
  'blocked blocked': 'still_does_not_pass',
  'fail pass': 'passes_again',
  'blocked pass': 'passes_again',
  'pass pass': 'still_passes',
};

describe('a test case in two tests', () => {
  it('became what its two results say, and nothing without both', () => {
    const pairs = caseResultStatuses.flatMap((before) => caseResultStatuses.map((now) => ({ before, now })));
    const told = pairs.filter((pair) => caseChange(pair) !== 'without_result');
    expect(Object.fromEntries(told.map((pair) => [`${pair.before} ${pair.now}`, caseChange(pair)]))).toEqual(said);
  });

  it('is counted with those that became the same', () => {
    expect(
      changeCounts([
        { before: 'pass', now: 'fail', count: 2 },
        { before: 'pass', now: 'blocked', count: 1 },
        { before: 'pass', now: 'live', count: 4 },
        { before: 'pass', now: 'pass', count: 9 },
      ]),
    ).toEqual({ no_longer_passes: 3, still_does_not_pass: 0, passes_again: 0, still_passes: 9, without_result: 4 });
  });
});
