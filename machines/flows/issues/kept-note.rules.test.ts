import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultsOf, readingFaults, spoiled, text, whole } from '#schema/rules/fit.builders.ts';
import { unreadShape } from '#schema/rules/launch/saved.builders.ts';
import { readKeptNote } from './write-note.ts';

const saved = { text: 'Seen on staging.', version: 3, unread: [{ field: 'tags', of: 'Older', value: ['Ben'] }] };
const shape = { text, version: whole, unread: unreadShape };

describe('a kept note', () => {
  it('is kept or put aside, part by part, and what is kept can be drawn', () => {
    expect(readKeptNote(saved)).toEqual(saved);
    expect(faultsOf(saved, readKeptNote, shape)).toEqual([]);
  });

  it('reads the same when it is kept again', () => {
    fc.assert(
      fc.property(spoiled(saved), (kept) => {
        expect(readingFaults(kept, readKeptNote, shape)).toEqual([]);
        expect(readKeptNote(JSON.parse(JSON.stringify(readKeptNote(kept))))).toEqual(readKeptNote(kept));
      }),
      { seed: 14, numRuns: 300 },
    );
  });

  it('names what was put aside', () =>
    expect(readKeptNote({ text: ['x'], version: -1 })).toEqual({
      text: '',
      version: 0,
      unread: [
        { field: 'text', of: '', value: ['x'] },
        { field: 'version', of: '', value: -1 },
      ],
    }));
});
