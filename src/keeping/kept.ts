import { readJson } from '#schema/rules/fit.ts';
import { useEffect } from 'react';

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

/** What is kept at a place, read through a rule; null where there is nothing. */
export function recallThrough<Value>(place: string, rule: (kept: unknown) => Value): Value | null {
  const kept = recallKept(place);
  return kept === undefined ? null : rule(kept);
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
