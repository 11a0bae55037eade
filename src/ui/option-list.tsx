import { Check } from 'lucide-react';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Flag } from './flag.tsx';
import type { ListRow, Option } from './option.ts';
import { laidOut, rowsBetween } from './option.ts';

const fine = { group: 28, line: 30, tall: 46 };
const coarse = { group: 32, line: 44, tall: 56 };
const overscan = 240;
const tallest = 320;

const heightOf = (box: HTMLElement) => Math.min(box.clientHeight || tallest, tallest);

type OptionListProps = {
  id: string;
  label: string;
  options: readonly Option[];
  active: number;
  isChosen: (id: string) => boolean;
  isMulti: boolean;
  isDimmed: boolean;
  onPick: (option: Option) => void;
  onHover: (index: number) => void;
};

/** A listbox that draws only the rows in sight, however many there are. */
export function OptionList({ id, label, options, active, isChosen, isMulti, isDimmed, onPick, onHover }: OptionListProps) {
  const list = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ top: 0, height: tallest });
  const heights = typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches ? coarse : fine;
  const { rows, height } = useMemo(() => laidOut(options, heights), [options, heights]);

  useLayoutEffect(() => {
    const box = list.current;
    const row = rows.find((candidate) => candidate.kind === 'option' && candidate.index === active);
    if (!box || !row) return;
    const viewHeight = heightOf(box);
    if (row.top < box.scrollTop) box.scrollTop = active === 0 ? 0 : row.top;
    else if (row.top + row.height > box.scrollTop + viewHeight) box.scrollTop = row.top + row.height - viewHeight;
    setView({ top: box.scrollTop, height: viewHeight });
  }, [active, rows]);

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      aria-multiselectable={isMulti || undefined}
      tabIndex={-1}
      onScroll={(event) => setView({ top: event.currentTarget.scrollTop, height: heightOf(event.currentTarget) })}
      className={`min-h-0 flex-1 overflow-y-auto overscroll-contain p-1 ${isDimmed ? 'opacity-55' : ''}`}
    >
      <div role="presentation" className="relative" style={{ height }}>
        {rowsBetween(rows, view.top - overscan, view.top + view.height + overscan).map((row) => (
          <ListRowView
            key={row.kind === 'group' ? `group-${row.top}` : row.option.id}
            row={row}
            listId={id}
            total={options.length}
            active={active}
            isChosen={isChosen}
            onPick={onPick}
            onHover={onHover}
          />
        ))}
      </div>
    </div>
  );
}

type RowViewProps = {
  row: ListRow;
  listId: string;
  total: number;
  active: number;
  isChosen: (id: string) => boolean;
  onPick: (option: Option) => void;
  onHover: (index: number) => void;
};

function ListRowView({ row, listId, total, active, isChosen, onPick, onHover }: RowViewProps) {
  const place = { transform: `translateY(${row.top}px)`, height: row.height };
  if (row.kind === 'group')
    return (
      <div role="presentation" style={place} className="absolute inset-x-0 flex items-end px-2 pb-1 text-small font-name text-ink-2">
        {row.label}
      </div>
    );
  const { option, index } = row;
  const { icon: Glyph, country, description, disabledReason } = option;
  const note = disabledReason ?? description;
  const chosen = isChosen(option.id);
  return (
    <div
      id={`${listId}-${index}`}
      role="option"
      aria-selected={chosen}
      aria-disabled={disabledReason ? true : undefined}
      aria-setsize={total}
      aria-posinset={index + 1}
      style={place}
      onPointerDown={(event) => event.preventDefault()}
      onPointerMove={() => onHover(index)}
      onClick={() => onPick(option)}
      className={`absolute inset-x-0 flex items-center gap-2 rounded-pill px-2 ${index === active ? 'bg-accent-wash' : ''} ${disabledReason ? 'cursor-not-allowed text-ink-3' : 'cursor-pointer'}`}
    >
      {Glyph ? <Glyph aria-hidden="true" size={15} strokeWidth={1.75} className="shrink-0" /> : null}
      {country === undefined ? null : <Flag country={country} name="" />}
      <span className="min-w-0 flex-1">
        <span className="block cut">{option.label}</span>
        {note ? <span className="block cut text-small text-ink-3">{note}</span> : null}
      </span>
      {chosen ? <Check aria-hidden="true" size={14} strokeWidth={2} className="shrink-0 text-accent" /> : null}
    </div>
  );
}
