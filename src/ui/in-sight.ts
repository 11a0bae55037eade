import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Keeps the current entry of a row that can be scrolled in sight. */
export function useInSight<Entry extends HTMLElement>(current: string): RefObject<Entry | null> {
  const here = useRef<Entry>(null);
  useEffect(() => {
    here.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return here;
}
