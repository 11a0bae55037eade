import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

const isTooLong = (element: Element): boolean => element.scrollHeight > element.clientHeight;

/** Whether the element with data-cut is truncated; once expanded, whether it was. */
export function useIsCut(ref: RefObject<HTMLElement | null>, content: unknown, isWhole: boolean): boolean {
  const [isCut, setCut] = useState(isWhole);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null || isWhole) return;
    const look = (): void => setCut([...element.querySelectorAll('[data-cut]')].some(isTooLong));
    look();
    const watcher = new ResizeObserver(look);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [ref, content, isWhole]);
  return isCut;
}
