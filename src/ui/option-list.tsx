import { Check } from 'lucide-react';
import { memo, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Flag } from './flag.tsx';
import type { ListRow, Option } from './option.ts';
import { laidOut, rowsBetween } from './option.ts';

const fine = { group: 28, line: 30, tall: 46 };
const coarse = { group: 32, line: 44, tall: 56 };
const overscan = 120;
export const tallest = 320;

const indexAt = (target: EventTarget): number | null => {
  const row = target instanceof Element ? target.closest<HTMLElement>('[role=option]') : null;
  return row === null ? null : Number(row.dataset['index']);
};

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

/** Renders visible rows only. */
export function OptionList({ id, label, options, active, isChosen, isMulti, isDimmed, onPick, onHover }: OptionListProps) {
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const heights = typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches ? coarse : fine;
  const { rows, height } = useMemo(() => laidOut(options, heights), [options, heights]);

  useLayoutEffect(() => {
    const box = list.current;
    const row = rows.find((candidate) => candidate.kind === 'option' && candidate.index === active);
    if (!box || !row) return;
    const viewHeight = Math.min(box.clientHeight || tallest, tallest);
    if (row.top < box.scrollTop) box.scrollTop = active === 0 ? 0 : row.top;
    else if (row.top + row.height > box.scrollTop + viewHeight) box.scrollTop = row.top + row.height - viewHeight;
    setTop(box.scrollTop);
  }, [active, rows]);

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      aria-multiselectable={isMulti || undefined}
      tabIndex={-1}
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
      onPointerMove={({ target }) => {
        const index = indexAt(target);
        if (index !== null) onHover(index);
      }}
      onClick={({ target }) => {
        const option = options[indexAt(target) ?? -1];
        if (option) onPick(option);
      }}
      className={`min-h-0 flex-1 overflow-y-auto overscroll-contain p-1 ${isDimmed ? 'opacity-55' : ''}`}
    >
      <div role="presentation" className="relative" style={{ height }}>
        {inGroups(rowsBetween(rows, top - overscan, top + tallest + overscan)).map(({ group, members }) => (
          <div key={group ?? ''} role={group === undefined ? 'presentation' : 'group'} aria-label={group}>
            {members.map((row) =>
              row.kind === 'group' ? (
                <GroupRow key={`group-${row.top}`} row={row} />
              ) : (
                <OptionRow
                  key={row.option.id}
                  row={row}
                  listId={id}
                  total={options.length}
                  isActive={row.index === active}
                  isChosen={isChosen(row.option.id)}
                />
              ),
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

type Group = { readonly group: string | undefined; readonly members: ListRow[] };

/** Rows with those of the same group together, whether its head is in sight or not. */
function inGroups(rows: readonly ListRow[]): readonly Group[] {
  const groups: Group[] = [];
  for (const row of rows) {
    const group = row.kind === 'group' ? row.label : row.option.group;
    const last = groups.at(-1);
    if (last !== undefined && last.group === group) last.members.push(row);
    else groups.push({ group, members: [row] });
  }
  return groups;
}

const placeOf = ({ top, height }: ListRow) => ({ transform: `translateY(${top}px)`, height });

function GroupRow({ row }: { row: Extract<ListRow, { kind: 'group' }> }) {
  return (
    <div role="presentation" style={placeOf(row)} className="absolute inset-x-0 flex items-end px-2 pb-1 text-small font-name text-ink-2">
      {row.label}
    </div>
  );
}

type OptionRowProps = {
  row: Extract<ListRow, { kind: 'option' }>;
  listId: string;
  total: number;
  isActive: boolean;
  isChosen: boolean;
};

/** Memoized: an arrow key renders two rows. */
const OptionRow = memo(function OptionRow({ row, listId, total, isActive, isChosen }: OptionRowProps) {
  const { option, index } = row;
  const { icon: Glyph, country, description, disabledReason } = option;
  const note = disabledReason ?? description;
  return (
    <div
      id={`${listId}-${index}`}
      data-index={index}
      role="option"
      aria-selected={isChosen}
      aria-disabled={disabledReason ? true : undefined}
      aria-setsize={total}
      aria-posinset={index + 1}
      style={placeOf(row)}
      className={`absolute inset-x-0 flex items-center gap-2 rounded-pill px-2 ${isActive ? 'bg-accent-wash' : ''} ${disabledReason ? 'cursor-not-allowed text-ink-3' : 'cursor-pointer'}`}
    >
      {Glyph ? <Glyph aria-hidden="true" size={15} strokeWidth={1.75} className="shrink-0" /> : null}
      {country === undefined ? null : <Flag country={country} name="" />}
      <span className="min-w-0 flex-1">
        <span className="block cut">{option.label}</span>
        {note ? <span className="block cut text-small text-ink-3">{note}</span> : null}
      </span>
      {isChosen ? <Check aria-hidden="true" size={14} strokeWidth={2} className="shrink-0 text-accent" /> : null}
    </div>
  );
});
