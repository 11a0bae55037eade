import type { RefObject } from 'react';
import { useLayoutEffect } from 'react';

const gap = 4;
const edge = 8;

/** Keeps an open popover in the top layer under its anchor, or above it when there is more room. */
export function useAnchored(anchor: RefObject<HTMLElement | null>, pop: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    const from = anchor.current;
    const own = pop.current;
    if (!isOpen || !from || !own) return;
    own.showPopover?.();
    const place = () => {
      const at = from.getBoundingClientRect();
      const below = window.innerHeight - at.bottom - gap - edge;
      const above = at.top - gap - edge;
      const isAbove = below < Math.min(own.scrollHeight, 220) && above > below;
      own.style.width = `${at.width}px`;
      own.style.left = `${Math.min(Math.max(at.left, edge), Math.max(edge, window.innerWidth - at.width - edge))}px`;
      own.style.maxHeight = `${Math.max(120, Math.min(isAbove ? above : below, 320))}px`;
      own.style.top = isAbove ? 'auto' : `${at.bottom + gap}px`;
      own.style.bottom = isAbove ? `${window.innerHeight - at.top + gap}px` : 'auto';
    };
    place();
    const watcher = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(place);
    watcher?.observe(from);
    window.addEventListener('scroll', place, true);
    window.addEventListener('resize', place);
    return () => {
      watcher?.disconnect();
      window.removeEventListener('scroll', place, true);
      window.removeEventListener('resize', place);
    };
  }, [anchor, pop, isOpen]);
}
