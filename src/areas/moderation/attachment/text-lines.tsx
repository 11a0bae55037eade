import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { parted } from './text.rules.ts';

type TextLinesProps = {
  readonly name: string;
  readonly lines: readonly string[];
  readonly search: string;
  /** The line of the address, counted from nought. */
  readonly marked: number | null;
  /** The line in which the place is that is looked at. */
  readonly shown: number | null;
  readonly onLine: (at: number) => void;
  readonly onEnd: () => void;
};

const lineHeight = 20;

/** The lines in sight of a text of any length, each with its number as a way to address it. */
export function TextLines({ name, lines, search, marked, shown, onLine, onEnd }: TextLinesProps) {
  const box = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => box.current,
    estimateSize: () => lineHeight,
    overscan: 20,
  });
  const items = virtualizer.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  const isMarkedThere = marked !== null && marked < lines.length;
  useEffect(() => {
    if (last >= lines.length - 200) onEnd();
  }, [last, lines.length, onEnd]);
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
      className="h-[62dvh] overflow-auto rounded-card border border-line bg-sunken font-mono text-small leading-5"
    >
      <div className="relative min-w-max" style={{ height: virtualizer.getTotalSize() }}>
        {items.map(({ index, start }) => (
          <div
            key={index}
            className={`absolute left-0 flex min-w-full ${index === marked ? 'bg-accent-wash' : index === shown ? 'bg-hover' : ''}`}
            style={{ transform: `translateY(${start}px)`, height: lineHeight }}
          >
            <button
              type="button"
              aria-label={`Address line ${index + 1}`}
              aria-current={index === marked || undefined}
              onClick={() => onLine(index)}
              className="shrink-0 px-2 text-right text-ink-3 tabular hover:text-accent"
              style={{ width: `${digits + 3}ch` }}
            >
              {index + 1}
            </button>
            <span className="pr-4 whitespace-pre">
              {parted(lines[index] ?? '', search).map(({ text, isFound }, at) =>
                // oxlint-disable-next-line react/no-array-index-key -- the parts of a line have no other name
                isFound ? <mark key={at}>{text}</mark> : text,
              )}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
