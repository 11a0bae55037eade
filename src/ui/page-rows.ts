import type { Virtualizer } from '@tanstack/react-virtual';
import { useDeferredValue, useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

type Rows = Virtualizer<Window, HTMLElement>;

/** The height of a row as it was laid out; nothing asks for a layout before its time. */
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

/** Scrolls the page to another place; to go where it stands would lay out all of it before its paint, as each list does when it comes. */
const scrollElsewhere = (offset: number, { adjustments = 0, behavior }: Write, { scrollOffset }: Rows): void => {
  if (adjustments === 0 && offset === scrollOffset) return;
  window.scrollTo({ top: offset + adjustments, ...(behavior !== undefined && { behavior }) });
};

/** How a list of rows that is scrolled with the page is drawn: what is in sight at once, so many rows around it right after the paint that shows those. */
export function usePageRows(around: number) {
  const overscan = useDeferredValue(around, 0);
  return {
    overscan,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    measureElement: laidOut,
    scrollToFn: scrollElsewhere,
  };
}

/** About where a list begins, until it is laid out for the first time. */
const guess = 240;

/** Where lists began when they were last laid out, by name. */
const begun = new Map<string, number>();

/** Where a list begins on the page in pixels; a guess, `isPlaced` says so, until the browser has laid it out. */
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
      // The way back may have scrolled the page after the rows were drawn and before anybody listened.
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
