import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

const isScrolled = (row: HTMLElement): boolean =>
  row.scrollWidth > row.clientWidth && ['auto', 'scroll'].includes(getComputedStyle(row).overflowX);

/** Scrolls the row itself: `scrollIntoView` would also move where the next Tab goes. */
const show = (entry: HTMLElement): void => {
  let row = entry.parentElement;
  while (row !== null && !isScrolled(row)) row = row.parentElement;
  if (row === null) return;
  const [{ left, right }, frame] = [entry.getBoundingClientRect(), row.getBoundingClientRect()];
  if (left < frame.left) row.scrollLeft -= frame.left - left;
  else if (right > frame.right) row.scrollLeft += right - frame.right;
};

/**
 * Keeps the current and the focused entry visible; browsers do not scroll to a partly visible one. After the paint, when layout is done
 * anyway.
 */
export function useInSight<Entry extends HTMLElement>(current: string): RefObject<Entry | null> {
  const here = useRef<Entry>(null);
  useEffect(() => {
    let frame = 0;
    let task: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      frame = requestAnimationFrame(() => {
        task = setTimeout(() => here.current !== null && show(here.current));
      });
    };
    const showFocused = ({ target }: FocusEvent) => {
      const row = here.current?.closest('nav, [role="tablist"]');
      if (target instanceof HTMLElement && row?.contains(target) === true) show(target);
    };
    look();
    window.addEventListener('resize', look);
    window.addEventListener('focusin', showFocused);
    return () => {
      window.removeEventListener('resize', look);
      window.removeEventListener('focusin', showFocused);
      cancelAnimationFrame(frame);
      clearTimeout(task);
    };
  }, [current]);
  return here;
}
