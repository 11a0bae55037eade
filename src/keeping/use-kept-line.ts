import type { StatusBarEntry } from '#src/status-bar.tsx';
import type { StatusBarKey } from '#src/ui/status-bar.tsx';
import { useMemo, useSyncExternalStore } from 'react';
import { isUnkept, watchUnkept } from './kept.ts';

/** Whether this device refuses to keep what is kept at a place. */
export const useIsUnkept = (place: string): boolean => useSyncExternalStore(watchUnkept, () => isUnkept(place));

/** Says in the status bar that what is typed is kept at a place of this device, or that the device refuses to keep it. */
export function useKeptLine(place: string, sentence: string, keys: readonly StatusBarKey[]): StatusBarEntry {
  const isRefused = useIsUnkept(place);
  return useMemo(
    () =>
      isRefused
        ? { state: 'error', sentence: 'This device cannot keep what you typed: closing the tab loses it', keys }
        : { state: 'saved', sentence, keys },
    [isRefused, sentence, keys],
  );
}
