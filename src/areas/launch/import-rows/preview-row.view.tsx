import { CircleAlert, PencilLine, TriangleAlert } from 'lucide-react';
import { useId, useRef } from 'react';
import type { RowNote } from '#schema/rules/launch/import/imported.ts';
import { importLimits } from '#schema/vocabulary/launch/limits.ts';
import { Button } from '#src/ui/button.tsx';
import type { PreviewLine, ShownCell } from './preview-lines.ts';

/** With `goesOn` the next cell is wished for, as Enter does. */
export type Mend = (row: number, column: number, text: string, goesOn: boolean) => void;
type MendCell = (text: string, goesOn: boolean) => void;
type RowProps = Omit<Extract<PreviewLine, { kind: 'row' }>, 'kind'> & { readonly onMend: Mend };

const grids: readonly string[] = [
  'desk:grid-cols-[3.5rem]',
  'desk:grid-cols-[3.5rem_minmax(0,1fr)]',
  'desk:grid-cols-[3.5rem_repeat(2,minmax(0,1fr))]',
  'desk:grid-cols-[3.5rem_repeat(3,minmax(0,1fr))]',
  'desk:grid-cols-[3.5rem_repeat(4,minmax(0,1fr))]',
];
/** The columns of a line: the number of its row, and so many cells, one under the other on a phone. */
export const gridOf = (cells: number): string => `grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-3 ${grids[cells] ?? ''}`;

const faces = {
  error: { Glyph: CircleAlert, words: 'text-danger', ink: '' },
  warning: { Glyph: TriangleAlert, words: 'text-ink-2', ink: 'text-warning' },
  mended: { Glyph: PencilLine, words: 'text-ink-2', ink: '' },
} as const;

function Words({ note, id }: { readonly note: RowNote; readonly id?: string }) {
  const { Glyph, words, ink } = faces[note.level];
  return (
    <p id={id} className={`flex items-start gap-1.5 text-small ${words}`}>
      <Glyph aria-hidden="true" size={14} strokeWidth={2} className={`mt-px shrink-0 ${ink}`} />
      <span className="[overflow-wrap:anywhere]">{note.message}</span>
    </p>
  );
}

type MendingProps = { readonly label: string; readonly text: string; readonly note: RowNote; readonly onMend: MendCell };

/** A cell that can be typed over, with what is or was wrong with it; typing nothing else changes nothing, and Escape takes back what was typed. */
function Mending({ label, text, note, onMend }: MendingProps) {
  const id = useId();
  const isEntered = useRef(false);
  const isError = note.level === 'error';
  if (text.length > importLimits.cell)
    return (
      <div className="flex flex-col items-start gap-1">
        <span className="line-clamp-2 [overflow-wrap:anywhere]">{text.slice(0, 300)}</span>
        <Words note={note} />
        <Button size="small" onPress={() => onMend(text.slice(0, importLimits.cell), true)}>
          {`Keep the first ${importLimits.cell.toLocaleString('en')} characters`}
        </Button>
      </div>
    );
  const shown = text.replaceAll('\0', '\uFFFD');
  const mend: MendCell = (typed, goesOn) => {
    if (typed !== shown) onMend(typed.replaceAll('\uFFFD', ''), goesOn);
  };
  return (
    <div className="flex flex-col gap-1">
      <textarea
        data-mend
        aria-label={label}
        aria-describedby={id}
        aria-invalid={isError}
        rows={Math.min(6, shown.split('\n').length)}
        defaultValue={shown}
        placeholder="Empty"
        onBlur={(event) => {
          if (!isEntered.current) mend(event.target.value, false);
        }}
        onFocus={() => {
          isEntered.current = false;
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Escape') event.currentTarget.value = shown;
          if (event.key !== 'Enter' || event.shiftKey) return;
          event.preventDefault();
          isEntered.current = event.currentTarget.value !== shown;
          mend(event.currentTarget.value, true);
        }}
        className={`field-sizing-content min-h-(--control-height) w-full resize-none rounded-control border px-2.5 py-[5px] ${isError ? 'border-danger bg-danger-wash' : 'border-control bg-sheet'}`}
      />
      <Words id={id} note={note} />
    </div>
  );
}

type CellProps = { readonly cell: ShownCell; readonly row: number; readonly isNamed: boolean; readonly onMend: Mend };

/** A cell; where many stand under each other on a phone, each with its name. */
function Cell({ cell, row, isNamed, onMend }: CellProps) {
  const { label, at, text, note } = cell;
  if (note === null)
    return (
      <span className="line-clamp-3 whitespace-pre-line py-0.5 [overflow-wrap:anywhere] max-desk:col-start-2">
        <span className={`sr-only ${isNamed ? 'max-desk:not-sr-only max-desk:text-small max-desk:text-ink-3' : ''}`}>{`${label}: `}</span>
        {text.slice(0, 1_000)}
      </span>
    );
  return (
    <div className="max-desk:col-start-2">
      <Mending
        key={text}
        label={`Row ${row}, ${label}`}
        text={text}
        note={note}
        onMend={(typed, goesOn) => onMend(row, at, typed, goesOn)}
      />
    </div>
  );
}

/** One row of the file. What is wrong in a column that is not shown stands under it and is mended there. */
export function PreviewRow({ row, cells, notes, onMend }: RowProps) {
  return (
    <div className="px-4 py-1.5">
      <div className={`${gridOf(cells.length)} items-start`}>
        <span className="code-text py-0.5">{row}</span>
        {cells.map((cell) => (
          <Cell key={cell.at} cell={cell} row={row} isNamed={cells.length > 2} onMend={onMend} />
        ))}
      </div>
      {notes.map((note) => (
        <div key={`${note.column}:${note.message}`} className="mt-1 grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-3">
          <span />
          {note.column === null ? (
            <Words note={note} />
          ) : (
            <Mending
              key={note.text ?? ''}
              label={`Row ${row}, ${note.label ?? `column ${note.column}`}`}
              text={note.text ?? ''}
              note={note}
              onMend={(typed, goesOn) => onMend(row, (note.column ?? 1) - 1, typed, goesOn)}
            />
          )}
        </div>
      ))}
    </div>
  );
}
