import { readJson } from '#schema/rules/fit.ts';

/** What this page keeps by itself while the device refuses. */
const unkept = new Map<string, string>();
const watchers = new Set<() => void>();

/** Whether the device refused to keep what is kept at a place, so that it lasts as long as the page. */
export const isUnkept = (place: string): boolean => unkept.has(place);

export const watchUnkept = (watcher: () => void): (() => void) => {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};
const tell = (): void => watchers.forEach((watcher) => watcher());

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

function drop(place: string): void {
  try {
    localStorage.removeItem(place);
  } catch {
    return;
  }
}

export function forgetKept(place: string): void {
  drop(place);
  if (unkept.delete(place)) tell();
}

/** Keeps a value on this device; false where it cannot be kept: then nothing older stays, and the value lasts as long as the page. */
export function keepHere(place: string, kept: object): boolean {
  const text = JSON.stringify(kept);
  try {
    localStorage.setItem(place, text);
    if (unkept.delete(place)) tell();
    return true;
  } catch {
    const wasRefused = unkept.has(place);
    drop(place);
    unkept.set(place, text);
    if (!wasRefused) tell();
    return false;
  }
}
