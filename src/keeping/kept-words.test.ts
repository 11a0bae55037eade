import { describe, expect, it } from 'vitest';
import { faultsOf, text } from '#schema/rules/fit.builders.ts';
import { unreadShape } from '#schema/rules/launch/saved.builders.ts';
import { readKeptWords } from '#src/keeping/use-kept-words.ts';

const saved = { text: 'It fails with Visa.', seen: 'It fails.', unread: [{ field: 'tags', of: 'Older', value: ['Ben'] }] };

describe('kept words', () => {
  it('are kept or put aside, part by part', () => {
    expect(readKeptWords(saved)).toEqual(saved);
    expect(faultsOf(saved, readKeptWords, { text, seen: text, unread: unreadShape })).toEqual([]);
  });
});
