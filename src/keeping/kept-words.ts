import { readKeptWords } from '#machines/flows/moderation/edit-text/kept-words.rules.ts';
import type { KeptWords } from '#machines/flows/moderation/edit-text/kept-words.rules.ts';
import { readJson } from '#schema/rules/fit.ts';

/** What this page keeps by itself while the device refuses. */
const unkept = new Map<string, string>();

const stored = (place: string): string | null => {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
};

/** The words kept at a place of this device; null where there are none. */
export const recallWords = (place: string): KeptWords | null => {
  const kept = unkept.get(place) ?? stored(place);
  if (kept === null) return null;
  const words = readKeptWords(readJson(kept));
  return words.text === '' ? null : words;
};

/** Keeps words on this device, or none any more; where they cannot be kept, they last as long as the page. */
export const keepWords = (place: string, words: Pick<KeptWords, 'text' | 'seen'> | null): void => {
  const text = words === null ? null : JSON.stringify({ ...words, unread: [] });
  unkept.delete(place);
  try {
    if (text === null) localStorage.removeItem(place);
    else localStorage.setItem(place, text);
  } catch {
    if (text !== null) unkept.set(place, text);
  }
};
