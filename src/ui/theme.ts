import { useSyncExternalStore } from 'react';

export type Theme = 'system' | 'light' | 'dark';
export type Density = 'compact' | 'comfortable';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function choose(key: 'theme' | 'density', value: string): void {
  const isDefault = value === 'system';
  try {
    if (isDefault) localStorage.removeItem(`muster.${key}`);
    else localStorage.setItem(`muster.${key}`, value);
  } catch {
    // Without storage the choice lasts for this page.
  }
  if (isDefault) delete document.documentElement.dataset[key];
  else document.documentElement.dataset[key] = value;
  for (const listener of listeners) listener();
}

function readTheme(): Theme {
  const value = stored('muster.theme') ?? document.documentElement.dataset['theme'];
  return value === 'light' || value === 'dark' ? value : 'system';
}

function readDensity(): Density {
  const value = stored('muster.density') ?? document.documentElement.dataset['density'];
  return value === 'comfortable' ? 'comfortable' : 'compact';
}

/** `public/theme.js` applies it before the first paint. */
export function useTheme(): { choice: Theme; choose: (theme: Theme) => void } {
  return { choice: useSyncExternalStore(subscribe, readTheme, () => 'system'), choose: (theme) => choose('theme', theme) };
}

export function useDensity(): { choice: Density; choose: (density: Density) => void } {
  return { choice: useSyncExternalStore(subscribe, readDensity, () => 'compact'), choose: (density) => choose('density', density) };
}
