import { describe, expect, it } from 'vitest';
import { allWords, hanging, selectionSentence } from './selection.host.tsx';

describe('the words of a selection', () => {
  it.each([
    [{ selected: 0, elsewhere: 0, matching: 12 }, '0 of 50 selected'],
    [{ selected: 5, elsewhere: 2, matching: 12 }, '5 of 50 selected, 2 not in this list'],
    [{ selected: 50, elsewhere: 0, matching: 137 }, '50 of 50 selected. Judge or export these, then select the next 50.'],
    [{ selected: 50, elsewhere: 0, matching: 57 }, '50 of 50 selected. Judge or export these, then select the next 7.'],
    [{ selected: 50, elsewhere: 0, matching: 50 }, '50 of 50 selected. Judge or export these, then select more.'],
    [{ selected: 50, elsewhere: 0, matching: null }, '50 of 50 selected. Judge or export these, then select more.'],
  ])('count %j', (counted, sentence) => expect(selectionSentence(counted)).toBe(sentence));

  it('say how many are selected at once', () =>
    expect([allWords(12), allWords(50), allWords(51), allWords(null)]).toEqual([
      { words: 'Select all 12 that match', short: 'All 12' },
      { words: 'Select all 50 that match', short: 'All 50' },
      { words: 'Select the first 50 of 51', short: 'First 50 of 51' },
      { words: 'Select all that match', short: 'All' },
    ]));

  it('say whether a tag hangs on all of them, on some or on none', () => {
    const tagged = { issueTags: [{ id: 'g1', name: 'payments' }] };
    const bare = { issueTags: [] };
    expect([hanging([tagged, tagged], 'g1'), hanging([tagged, bare], 'g1'), hanging([bare], 'g1'), hanging([], 'g1')]).toEqual([
      true,
      'mixed',
      false,
      false,
    ]);
  });
});
