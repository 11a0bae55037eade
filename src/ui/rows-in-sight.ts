import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import type { Range } from '@tanstack/react-virtual';
import { useRef } from 'react';
import type { RefObject } from 'react';
import { useListTop, usePageRows } from './page-rows.ts';
import { useIsPrinting } from './printing.ts';

/** A row that is drawn: its place in the list, and the room in pixels that rows before it take which are not. */
export type RowInSight = { readonly index: number; readonly gap: number };

type RowsInSight<Element extends HTMLElement> = {
  /** What holds the rows. */
  readonly box: RefObject<Element | null>;
  /** Measures a row by its `data-index`; nothing where all are drawn. */
  readonly measure: ((element: HTMLElement | null) => void) | undefined;
  readonly rows: readonly RowInSight[];
  /** The room that the rows after the last one drawn take. */
  readonly rest: number;
};

/** So few are all drawn. */
const few = 60;

const everyRow = (count: number): readonly RowInSight[] => Array.from({ length: count }, (_, index) => ({ index, gap: 0 }));

type LongList = {
  readonly count: number;
  /** About how high a row is, in pixels. */
  readonly height: number;
  /** By it the list knows from the last time where it begins. */
  readonly name?: string | undefined;
  readonly isFolded?: boolean | undefined;
  /** How many rows there are with those of the lists beside it. */
  readonly onPage?: number | undefined;
};

/** Which rows of a long list are drawn: those in sight and the one that has the focus, none while it is folded; all of them where few are on the page, and on paper. */
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
