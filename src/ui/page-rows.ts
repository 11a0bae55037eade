import type { Virtualizer } from '@tanstack/react-virtual';
import { useDeferredValue, useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

type Rows = Virtualizer<Window, HTMLElement>;

/** From the last layout; never forces one. */
const laidOut = (
  element: HTMLElement,
  entry: ResizeObserverEntry | undefined,
  { options, indexFromElement, itemSizeCache }: Rows,
): number => {
  const [box] = entry?.borderBoxSize ?? [];
  if (box !== undefined) return Math.round(box.blockSize);
  const index = indexFromElement(element);
  return itemSizeCache.get(options.getItemKey(index)) ?? options.estimateSize(index);
};

type Write = { readonly adjustments?: number; readonly behavior?: ScrollBehavior };

/** Scrolling to the present position would force a layout before the paint. */
const scrollElsewhere = (offset: number, { adjustments = 0, behavior }: Write, { scrollOffset }: Rows): void => {
  if (adjustments === 0 && offset === scrollOffset) return;
  window.scrollTo({ top: offset + adjustments, ...(behavior !== undefined && { behavior }) });
};

/** Visible rows at once, so many around them after the paint. */
export function usePageRows(around: number) {
  const overscan = useDeferredValue(around, 0);
  return {
    overscan,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    measureElement: laidOut,
    scrollToFn: scrollElsewhere,
  };
}

/** In pixels, until the first layout. */
const guess = 240;

const begun = new Map<string, number>();

/** In pixels; a guess until laid out (`isPlaced`). */
export function useListTop(
  list: RefObject<HTMLElement | null>,
  isWatched: boolean,
  name = '',
): { readonly top: number; readonly isPlaced: boolean } {
  const [top, setTop] = useState<number | null>(null);
  const [drawnAt] = useState(() => window.scrollY);
  useLayoutEffect(() => {
    if (!isWatched) return undefined;
    let isFirst = true;
    const moved = new ResizeObserver(() => {
      // Back navigation may have scrolled after the rows rendered and before this listened.
      if (isFirst && window.scrollY !== drawnAt) window.dispatchEvent(new Event('scroll'));
      isFirst = false;
      const { current } = list;
      if (current === null || current.offsetParent === null) return;
      const place = Math.round(current.getBoundingClientRect().top + window.scrollY);
      if (name !== '') begun.set(name, place);
      setTop(place);
    });
    moved.observe(document.body);
    return () => moved.disconnect();
  }, [list, isWatched, drawnAt, name]);
  return { top: top ?? begun.get(name) ?? guess, isPlaced: top !== null };
}
