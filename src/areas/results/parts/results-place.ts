import { useCallback, useEffect } from 'react';
import { useChoice } from '#src/use-choice.ts';

const overview = '/results';

let left: string = overview;
let scroll = 0;
let isReturning = false;
const kept = new Map<string, unknown>();

/** With search, filter and order. */
export const resultsAsLeft = (): string => {
  isReturning = true;
  return left;
};

/** Remembers the overview's URL for the way back from a test. */
export function useResultsPlace(search: string): void {
  useEffect(() => void (left = `${overview}${search}`), [search]);
  useEffect(() => {
    const [at, returns] = [scroll, isReturning];
    isReturning = false;
    const follow = (): void => void (scroll = window.scrollY);
    const frame = requestAnimationFrame(() => {
      if (returns) window.scrollTo(0, at);
      follow();
      window.addEventListener('scroll', follow, { passive: true });
    });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', follow);
    };
  }, []);
}

/** State that survives leaving the results overview. */
export function useKept<Value>(name: string, initial: Value): readonly [Value, (next: Value) => void] {
  const [value, setValue] = useChoice(() => (kept.has(name) ? (kept.get(name) as Value) : initial));
  const keep = useCallback(
    (next: Value) => {
      kept.set(name, next);
      setValue(next);
    },
    [name, setValue],
  );
  return [value, keep];
}
