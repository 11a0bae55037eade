import { useLayoutEffect } from 'react';

const counts = new Map<string, number>();

function count(name: string, by: number): void {
  const now = (counts.get(name) ?? 0) + by;
  counts.set(name, now);
  if (now === 0) delete document.documentElement.dataset[name];
  else document.documentElement.dataset[name] = String(now);
}

/** Says on the root of the document how many of a kind are on the page, for styles that reach far. A selector that asks the root what it holds is asked anew, of the whole page, whenever anything comes or goes. */
export function useRootMark(name: 'toasts' | 'strips' | 'feet' | 'actions', isThere = true): void {
  useLayoutEffect(() => {
    if (!isThere) return undefined;
    count(name, 1);
    return () => count(name, -1);
  }, [name, isThere]);
}
