import { vocabularyEntryStates } from '#schema/vocabulary/crowd-words.ts';
import { disagreements, leaves, sender, whoMay } from '#machines/testing/who-may.ts';
import { walk } from '#machines/testing/walk.ts';
import { describe, expect, it } from 'vitest';
import { refusalFor } from '../../lib/lifecycle.ts';
import { vocabularyEntryLifecycle, vocabularyEntryMachine } from './vocabulary-entry.machine.ts';
import { vocabularyEntrySamples } from './vocabulary-entry.builders.ts';

describe('an entry of the vocabulary', () => {
  it('takes every transition', () => {
    expect(walk(vocabularyEntryMachine, vocabularyEntrySamples).untaken).toEqual([]);
  });

  it('answers the same asked, told why and moved', () => {
    const rows = vocabularyEntryStates.map((state) => ({ state }));
    expect(disagreements(vocabularyEntryLifecycle, rows)).toEqual([]);
  });

  it('is retired and brought back by operators alone', () => {
    expect(leaves(vocabularyEntryMachine)).toEqual([...vocabularyEntryStates]);
    expect(vocabularyEntryStates.map((state) => whoMay(vocabularyEntryLifecycle, { state }))).toEqual([
      { 'entry.retire': 'O' },
      { 'entry.offer': 'O' },
    ]);
  });

  it('says why it cannot be retired twice', () => {
    expect(refusalFor(vocabularyEntryLifecycle, { state: 'retired' }, 'entry.retire', sender('operator'))?.message).toBe(
      'This entry is retired.',
    );
  });
});
