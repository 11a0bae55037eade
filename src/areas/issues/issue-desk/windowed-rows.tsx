import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

export type RowPlace = {
  readonly at: number;
  readonly of: number;
  /** In pixels. */
  readonly top: number;
  readonly measure: (row: HTMLElement | null) => void;
};

type WindowedRowsProps = {
  readonly label: string;
  readonly keys: readonly string[];
  /** Always rendered, so that it can hold focus. */
  readonly current: number;
  /** The keys of the first and last visible row; null at the end. */
  readonly onSight: (range: readonly [string, string] | null) => void;
  readonly children: (at: number, place: RowPlace) => ReactNode;
};

const rowHeight = 74;

/** Windowed by the page's scroll. */
export function WindowedRows({ label, keys, current, onSight, children }: WindowedRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [margin, setMargin] = useState(0);
  useLayoutEffect(() => setMargin((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY), []);
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count: keys.length,
    estimateSize: () => rowHeight,
    getItemKey: useCallback((at: number) => keys[at] ?? at, [keys]),
    rangeExtractor: (range) => {
      const inSight = defaultRangeExtractor(range);
      return current < 0 || inSight.includes(current) ? inSight : [...inSight, current].toSorted((one, other) => one - other);
    },
    overscan: 10,
    scrollMargin: margin,
  });
  const { startIndex = 0, endIndex = 0 } = virtualizer.range ?? {};
  const [first = null, last = null] = [keys[startIndex], keys[endIndex]];
  useEffect(() => {
    if (first !== null && last !== null) onSight([first, last]);
  }, [onSight, first, last]);
  useEffect(() => () => onSight(null), [onSight]);
  return (
    <ul ref={list} aria-label={label} style={{ height: virtualizer.getTotalSize() }} className="relative overflow-x-clip">
      {virtualizer
        .getVirtualItems()
        .map(({ index, start }) =>
          children(index, { at: index, of: keys.length, top: start - margin, measure: virtualizer.measureElement }),
        )}
    </ul>
  );
}
