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

/** Null for no choice, or one that this browser does not know. */
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

/** Cached: asking takes as long as formatting ten dates. */
let deviceZone: string | undefined;

export const ownZone = (): string => (deviceZone ??= new Intl.DateTimeFormat().resolvedOptions().timeZone);

/** The chosen zone, or the device's. */
export const readerZone = (): string => chosen('zone') ?? ownZone();

export const readerLanguage = (): string => chosen('dates') ?? defaultDateLanguage;

export const readerWords = (at: string, form: DateForm, zone?: string): string => dateWords(at, form, zone, readerLanguage());

export const readerTime = (at: string): string => readerWords(at, 'time', readerZone());

/** Null: the default. */
export const useReaderDates = () => ({
  language: useSyncExternalStore(subscribe, () => chosen('dates')),
  zone: useSyncExternalStore(subscribe, () => chosen('zone')),
  chooseLanguage: (language: string | null) => choose('dates', language),
  chooseZone: (zone: string | null) => choose('zone', zone),
});
