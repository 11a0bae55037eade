import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { parted } from './text.rules.ts';
import type { FileTable } from './text.rules.ts';

type TextLinesProps = {
  readonly name: string;
  readonly lines: readonly string[];
  /** Null: shown as plain lines. */
  readonly table: FileTable | null;
  readonly search: string;
  /** From 0. */
  readonly marked: number | null;
  readonly shown: number | null;
  readonly onLine: (at: number) => void;
  readonly onEnd: () => void;
};

const lineHeight = 20;

/** Only visible lines are rendered, as a text may be of any length. */
export function TextLines({ name, lines, table, search, marked, shown, onLine, onEnd }: TextLinesProps) {
  const count = table === null ? lines.length : table.records.length;
  const box = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => lineHeight,
    overscan: 20,
  });
  const items = virtualizer.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  const isMarkedThere = marked !== null && marked < count;
  useEffect(() => {
    if (last >= count - 200) onEnd();
  }, [last, count, onEnd]);
  useEffect(() => {
    if (isMarkedThere && marked !== null) virtualizer.scrollToIndex(marked, { align: 'center' });
  }, [virtualizer, isMarkedThere, marked]);
  useEffect(() => {
    if (shown !== null) virtualizer.scrollToIndex(shown, { align: 'center' });
  }, [virtualizer, shown]);
  const digits = String(lines.length).length;
  return (
    <div
      ref={box}
      role="region"
      aria-label={`Lines of ${name}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll what has the focus
      tabIndex={0}
      className="h-[62dvh] max-desk:h-[46dvh] overflow-auto rounded-card border border-line bg-sunken font-mono text-small leading-5"
    >
      <div
        role={table === null ? undefined : 'table'}
        aria-rowcount={table === null ? undefined : count}
        className="relative min-w-max"
        style={{ height: virtualizer.getTotalSize() }}
      >
        {items.map(({ index, start }) => {
          const line = table?.records[index]?.line ?? index;
          return (
            <div
              key={index}
              role={table === null ? undefined : 'row'}
              aria-rowindex={table === null ? undefined : index + 1}
              className={`absolute left-0 flex min-w-full ${index === marked ? 'bg-accent-wash' : index === shown ? 'bg-hover' : ''}`}
              style={{ transform: `translateY(${start}px)`, height: lineHeight }}
            >
              <span role={table === null ? undefined : 'rowheader'} className="flex shrink-0">
                <button
                  type="button"
                  aria-label={`Address line ${line + 1}`}
                  aria-current={index === marked || undefined}
                  onClick={() => onLine(line)}
                  className="px-2 text-right text-ink-3 tabular hover:text-accent"
                  style={{ width: `${digits + 3}ch` }}
                >
                  {line + 1}
                </button>
              </span>
              {table === null ? (
                <span className="pr-4 whitespace-pre">
                  <Found text={lines[index] ?? ''} search={search} />
                </span>
              ) : (
                <Cells table={table} index={index} search={search} />
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

function Found({ text, search }: { readonly text: string; readonly search: string }) {
  return parted(text, search).map((part, at) =>
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a line have no other name
    part.isFound ? <mark key={at}>{part.text}</mark> : part.text,
  );
}

function Cells({
  table: { records, widths },
  index,
  search,
}: {
  readonly table: FileTable;
  readonly index: number;
  readonly search: string;
}) {
  return widths.map((width, column) => {
    const text = records[index]?.cells[column] ?? '';
    return (
      <span
        // oxlint-disable-next-line react/no-array-index-key -- a column has no other name
        key={column}
        role={index === 0 ? 'columnheader' : 'cell'}
        title={text.length > width ? text : undefined}
        className={`shrink-0 truncate border-l border-line px-2 ${index === 0 ? 'font-strong' : ''}`}
        style={{ width: `calc(${width}ch + 1.5rem)` }}
      >
        <Found text={text} search={search} />
      </span>
    );
  });
}
