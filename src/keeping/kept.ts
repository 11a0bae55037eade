import { readJson } from '#schema/rules/fit.ts';
import { useEffect } from 'react';

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

/** What is kept at a place, read through a rule; null where there is nothing. */
export function recallThrough<Value>(place: string, rule: (kept: unknown) => Value): Value | null {
  const kept = recallKept(place);
  return kept === undefined ? null : rule(kept);
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

export type Flow<Snapshot> = {
  readonly getSnapshot: () => Snapshot;
  readonly subscribe: (told: (snapshot: Snapshot) => void) => { unsubscribe: () => void };
};
type Keeping<Snapshot, Value extends object> = {
  readonly place: string;
  /** What there is to keep; null where there is nothing any more, undefined while that cannot be said. */
  readonly of: (snapshot: Snapshot) => Value | null | undefined;
  /** What is kept there already; without it, what there is when the part comes to the page. */
  readonly since?: unknown;
  readonly forget?: (place: string, last: Value | null) => void;
};

/** Keeps on this device what somebody does in a flow, whenever it changes, and forgets it once there is nothing left. */
export function useKeeping<Snapshot, Value extends object>(
  actorRef: Flow<Snapshot>,
  { place, of, since, forget = forgetKept }: Keeping<Snapshot, Value>,
): void {
  useEffect(() => {
    let last: unknown = since === undefined ? of(actorRef.getSnapshot()) : since;
    const keep = (snapshot: Snapshot): void => {
      const value = of(snapshot);
      if (value === undefined || JSON.stringify(value) === JSON.stringify(last)) return;
      if (value === null) forget(place, last as Value | null);
      else keepHere(place, value);
      last = value;
    };
    keep(actorRef.getSnapshot());
    const subscription = actorRef.subscribe(keep);
    return () => subscription.unsubscribe();
  }, [actorRef, place, of, since, forget]);
}
