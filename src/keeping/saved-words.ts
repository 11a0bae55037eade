import { useEffect, useState } from 'react';
import type { SavingState } from '#machines/lib/saving.ts';
import type { StatusBarState } from '#src/ui/status-bar.tsx';

const second = 1_000;

/** The time, told again every second for the first minute after a save and then every quarter of a minute. */
export function useSince(savedAt: string | null): number {
  const [now, setNow] = useState(() => Date.now());
  const age = savedAt === null ? 0 : now - Date.parse(savedAt);
  const interval = age < 60 * second ? second : 15 * second;
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), interval);
    return () => clearInterval(timer);
  }, [interval]);
  return Math.max(0, age);
}

const since = (age: number): string => (age < 60 * second ? `${Math.floor(age / second)} s` : `${Math.floor(age / (60 * second))} min`);

type Kept = 'Draft' | 'Form';

/** What the status bar says about a draft or form. */
export function savedWords(
  kept: Kept,
  saving: SavingState,
  savedAt: string | null,
  age: number,
  failure: string | null,
): { readonly state: StatusBarState; readonly sentence: string } {
  switch (saving) {
    case 'unsaved':
      return { state: 'offline', sentence: `${kept} kept on this device, not sent yet` };
    case 'refused':
      return { state: 'error', sentence: failure ?? `The ${kept.toLowerCase()} could not be saved` };
    case 'outdated':
      return { state: 'error', sentence: `A newer ${kept.toLowerCase()} was saved elsewhere` };
    case 'saving':
    case 'pending':
    case 'opening':
      return { state: 'saving', sentence: `Saving ${kept.toLowerCase()}` };
    case 'saved':
      return { state: 'saved', sentence: savedAt === null || savedAt === '' ? 'Nothing to save yet' : `${kept} saved ${since(age)} ago` };
  }
}
