import { sentValue } from '#machines/lib/act.builders.ts';
import { describe, expect, it } from 'vitest';
import { changeResultsNeededMachine, resultsNeededOf } from './acts.ts';

const input = { groupId: 'g1' };

describe('change results needed', () => {
  it('sends a number', async () => {
    const { calls } = await sentValue(changeResultsNeededMachine, input, ' 12 ', () => Promise.resolve({ successful: true, messages: [] }));
    expect(calls).toEqual([{ groupId: 'g1', numberOfResultsNeeded: 12 }]);
  });

  it('reads whole numbers and nothing else', () => {
    expect(['12', ' 7 ', '', '1.5', '-3', '1e3', 'ten'].map(resultsNeededOf)).toEqual([12, 7, NaN, NaN, NaN, NaN, NaN]);
  });
});
