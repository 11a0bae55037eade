import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import type { Range } from '@tanstack/react-virtual';
import { useRef, useDeferredValue } from 'react';
import type { RefObject } from 'react';
import { useListTop, usePageRows } from './page-rows.ts';
import { useIsPrinting } from './printing.ts';

/** About one screen. */
const atOnce = 14;

/** One screen at first, the rest after the paint in an interruptible transition. */
export const useRowsSoon = (count: number): number => Math.min(count, useDeferredValue(count, Math.min(count, atOnce)));

/** `gap`: pixels of the rows before it that are not rendered. */
export type RowInSight = { readonly index: number; readonly gap: number };

type RowsInSight<Element extends HTMLElement> = {
  readonly box: RefObject<Element | null>;
  /** By `data-index`; undefined where all are rendered. */
  readonly measure: ((element: HTMLElement | null) => void) | undefined;
  readonly rows: readonly RowInSight[];
  /** Pixels of the rows after the last one rendered. */
  readonly rest: number;
};

/** So few are all rendered. */
const few = 60;

const everyRow = (count: number): readonly RowInSight[] => Array.from({ length: count }, (_, index) => ({ index, gap: 0 }));

type LongList = {
  readonly count: number;
  /** Estimated, in pixels. */
  readonly height: number;
  /** Remembers where the list began. */
  readonly name?: string | undefined;
  readonly isFolded?: boolean | undefined;
  /** Rows of all lists on the page. */
  readonly onPage?: number | undefined;
};

/** The visible rows and the focused one; all where few are on the page, and in print. */
export function useRowsInSight<Element extends HTMLElement>({
  count,
  height,
  name,
  isFolded = false,
  onPage = count,
}: LongList): RowsInSight<Element> {
  const box = useRef<Element>(null);
  const isWhole = useIsPrinting() || onPage <= few;
  const { top: margin } = useListTop(box, !isWhole && !isFolded, name);
  const around = usePageRows(8);
  const drawn = (range: Range): number[] => {
    const row = box.current?.contains(document.activeElement) === true ? document.activeElement?.closest('[data-index]') : null;
    const focused = Number(row?.getAttribute('data-index') ?? Number.NaN);
    const near = defaultRangeExtractor(range);
    return Number.isNaN(focused) || focused >= count || near.includes(focused)
      ? near
      : [...near, focused].toSorted((one, other) => one - other);
  };
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => height,
    scrollMargin: margin,
    enabled: !isWhole && !isFolded,
    rangeExtractor: drawn,
    ...around,
  });
  if (isWhole) return { box, measure: undefined, rows: everyRow(count), rest: 0 };
  if (isFolded) return { box, measure: undefined, rows: [], rest: 0 };
  const items = virtualizer.getVirtualItems();
  const rows = items.map(({ index, start }, at) => ({ index, gap: Math.max(0, start - (items[at - 1]?.end ?? margin)) }));
  return {
    box,
    measure: virtualizer.measureElement,
    rows,
    rest: Math.max(0, virtualizer.getTotalSize() - ((items.at(-1)?.end ?? margin) - margin)),
  };
}
