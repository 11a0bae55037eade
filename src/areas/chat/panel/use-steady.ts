import { useLayoutEffect, useRef } from 'react';
import { useOnce } from '#src/ui/local.ts';

type Acts = Readonly<Record<string, (...given: never[]) => unknown>>;

/** The same functions at every render, which do what those of the last render do: what gets them draws anew only where something else changed. */
export function useSteady<Given extends Acts>(acts: Given): Given {
  const latest = useRef(acts);
  useLayoutEffect(() => {
    latest.current = acts;
  });
  const steady = useOnce(
    () => Object.fromEntries(Object.keys(acts).map((name) => [name, (...given: never[]) => latest.current[name]?.(...given)])) as Given,
  );
  return steady;
}
