import { useLayoutEffect } from 'react';

const counts = new Map<string, number>();

function count(name: string, by: number): void {
  const now = (counts.get(name) ?? 0) + by;
  counts.set(name, now);
  if (now === 0) delete document.documentElement.dataset[name];
  else document.documentElement.dataset[name] = String(now);
}

/** A counter on the root element for far-reaching styles: `:has()` on the root is evaluated again, for the whole page, on each change. */
export function useRootMark(name: 'toasts' | 'strips' | 'feet' | 'actions', isThere = true): void {
  useLayoutEffect(() => {
    if (!isThere) return undefined;
    count(name, 1);
    return () => count(name, -1);
  }, [name, isThere]);
}
