import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Keeps the current entry of a row that can be scrolled in sight; looked at after the paint, when the page has its layout anyway. */
export function useInSight<Entry extends HTMLElement>(current: string): RefObject<Entry | null> {
  const here = useRef<Entry>(null);
  useEffect(() => {
    let task: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      task = setTimeout(() => here.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' }));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
    };
  }, [current]);
  return here;
}
