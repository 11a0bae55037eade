import { useEffect } from 'react';

const overview = '/results';

let left: string = overview;

/** The address of the results overview as it was left: what was searched for, filtered and sorted by. */
export const resultsAsLeft = (): string => left;

/** Remembers the address of the results overview for the way back from a test. */
export function useResultsPlace(search: string): void {
  useEffect(() => void (left = `${overview}${search}`), [search]);
}
