import { CutLine, CutText } from './cut-line.view.tsx';
import type { Whole } from './cut-line.view.tsx';
import { Facts } from './facts.view.tsx';
import { Mending, Words } from './mending.view.tsx';
import type { PreviewLine, ShownCell } from './preview-lines.ts';

/** `goesOn`: Enter asks for the next cell. */
export type Mend = (row: number, column: number, text: string, goesOn: boolean) => void;
type Row = Extract<PreviewLine, { kind: 'row' }>;

const grids: readonly string[] = [
  'desk:grid-cols-[3.5rem]',
  'desk:grid-cols-[3.5rem_minmax(0,1fr)]',
  'desk:grid-cols-[3.5rem_repeat(2,minmax(0,1fr))]',
  'desk:grid-cols-[3.5rem_repeat(3,minmax(0,1fr))]',
  'desk:grid-cols-[3.5rem_repeat(4,minmax(0,1fr))]',
];
export const gridOf = (cells: number): string => `grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-3 ${grids[cells] ?? ''}`;

type CellProps = { readonly cell: ShownCell; readonly row: number; readonly isWhole: boolean; readonly onMend: Mend };

function Cell({ cell, row, isWhole, onMend }: CellProps) {
  const { label, at, text, note } = cell;
  if (note === null)
    return (
      <div className={`py-0.5 max-desk:col-start-2 ${text === '' ? 'max-desk:hidden' : ''}`}>
        <span className="block text-small text-ink-2 desk:sr-only">{label}</span>
        <CutText isWhole={isWhole} className="whitespace-pre-line">
          {text}
        </CutText>
      </div>
    );
  return (
    <div className="max-desk:col-start-2">
      <Mending
        key={text}
        row={row}
        label={label}
        isHeaded
        text={text}
        note={note}
        onMend={(typed, goesOn) => onMend(row, at, typed, goesOn)}
      />
    </div>
  );
}

export function PreviewRow({ line, isWhole, onWhole, onMend }: Whole & { readonly line: Row; readonly onMend: Mend }) {
  const { row, cells, facts, notes } = line;
  return (
    <CutLine of={`row ${row}`} content={line} isWhole={isWhole} onWhole={onWhole} className="px-4 py-1.5" inset="ml-15">
      <div className={`${gridOf(cells.length)} items-start max-desk:gap-y-1`}>
        <span className="code-text py-0.5">{row}</span>
        {cells.map((cell) => (
          <Cell key={cell.at} cell={cell} row={row} isWhole={isWhole} onMend={onMend} />
        ))}
      </div>
      <Facts facts={facts} isWhole={isWhole} className="ml-17" />
      {notes.map((note) => (
        <div key={`${note.column}:${note.message}`} className="mt-1.5 ml-17">
          {note.column === null ? (
            <Words note={note} />
          ) : (
            <Mending
              key={note.text ?? ''}
              row={row}
              label={note.label ?? `column ${note.column}`}
              isHeaded={false}
              text={note.text ?? ''}
              note={note}
              onMend={(typed, goesOn) => onMend(row, (note.column ?? 1) - 1, typed, goesOn)}
            />
          )}
        </div>
      ))}
    </CutLine>
  );
}
