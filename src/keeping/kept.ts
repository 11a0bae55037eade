import { readJson } from '#schema/rules/fit.ts';

/** What this page keeps by itself while the device refuses. */
const unkept = new Map<string, string>();

const stored = (place: string): string | null => {
  try {
    return unkept.get(place) ?? localStorage.getItem(place);
  } catch {
    return null;
  }
};

/** Whether something is kept at a place. */
export const isKept = (place: string): boolean => stored(place) !== null;

/** What is kept at a place, whatever wrote it, to be read through a rule; undefined where there is nothing. */
export function recallKept(place: string): unknown {
  const text = stored(place);
  return text === null ? undefined : readJson(text);
}

export function forgetKept(place: string): void {
  unkept.delete(place);
  try {
    localStorage.removeItem(place);
  } catch {
    return;
  }
}

/** Keeps a value on this device; false where it cannot be kept: then nothing older stays, and the value lasts as long as the page. */
export function keepHere(place: string, kept: object): boolean {
  const text = JSON.stringify(kept);
  try {
    localStorage.setItem(place, text);
    unkept.delete(place);
    return true;
  } catch {
    forgetKept(place);
    unkept.set(place, text);
    return false;
  }
}
