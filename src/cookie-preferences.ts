import { useSyncExternalStore } from 'react';

let opener: (() => void) | null = null;
const listeners = new Set<() => void>();

const tell = (): void => {
  for (const listener of listeners) listener();
};

/** Offers a way to the cookie preferences for as long as the part that asks for them is on the page. */
export const offerCookiePreferences = (open: () => void): (() => void) => {
  opener = open;
  tell();
  return () => {
    opener = null;
    tell();
  };
};

/** The way to the cookie preferences; null where the portal loads nothing that would need a choice. */
export const useCookiePreferences = (): (() => void) | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => opener,
  );
