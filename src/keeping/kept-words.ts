import { readKeptWords } from '#machines/flows/moderation/kept-words.rules.ts';
import type { KeptWords } from '#machines/flows/moderation/kept-words.rules.ts';
import { forgetKept, keepHere, recallKept } from './kept.ts';

/** The words kept at a place of this device; null where there are none. */
export const recallWords = (place: string): KeptWords | null => {
  const kept = recallKept(place);
  if (kept === undefined) return null;
  const words = readKeptWords(kept);
  return words.text === '' ? null : words;
};

/** Keeps words on this device, or none any more. */
export const keepWords = (place: string, words: Pick<KeptWords, 'text' | 'seen'> | null): void => {
  if (words === null) forgetKept(place);
  else keepHere(place, { ...words, unread: [] });
};
