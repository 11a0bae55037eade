import { dateWords, defaultDateLanguage } from '#schema/dates.ts';
import type { DateForm } from '#schema/dates.ts';
import { useSyncExternalStore } from 'react';

type Part = 'dates' | 'zone';

const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

const known = new Map<string, boolean>();

const isKnown = (part: Part, value: string): boolean => {
  const key = `${part} ${value}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  let is = true;
  try {
    Intl.DateTimeFormat(part === 'dates' ? value : undefined, part === 'zone' ? { timeZone: value } : {});
  } catch {
    is = false;
  }
  known.set(key, is);
  return is;
};

/** What was chosen on this device; null where nothing was, or nothing that this browser knows. */
const chosen = (part: Part): string | null => {
  try {
    const value = localStorage.getItem(`muster.${part}`);
    return value !== null && isKnown(part, value) ? value : null;
  } catch {
    return null;
  }
};

const choose = (part: Part, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(`muster.${part}`);
    else localStorage.setItem(`muster.${part}`, value);
  } catch {
    return;
  }
  for (const listener of listeners) listener();
};

/** Found once: asking a browser takes as long as writing ten dates. */
let deviceZone: string | undefined;

/** The zone of the device, whatever was chosen. */
export const ownZone = (): string => (deviceZone ??= new Intl.DateTimeFormat().resolvedOptions().timeZone);

/** The zone of the reader's clock: the chosen one, or that of the device. */
export const readerZone = (): string => chosen('zone') ?? ownZone();

export const readerLanguage = (): string => chosen('dates') ?? defaultDateLanguage;

/** A moment in the words of the reader's language. */
export const readerWords = (at: string, form: DateForm, zone?: string): string => dateWords(at, form, zone, readerLanguage());

/** A moment of this day on the clock of the reader. */
export const readerTime = (at: string): string => readerWords(at, 'time', readerZone());

/** How dates are written on this device, and the way to change it; null is what they are without a choice. */
export const useReaderDates = () => ({
  language: useSyncExternalStore(subscribe, () => chosen('dates')),
  zone: useSyncExternalStore(subscribe, () => chosen('zone')),
  chooseLanguage: (language: string | null) => choose('dates', language),
  chooseZone: (zone: string | null) => choose('zone', zone),
});
