import type { Built, ImportedFact, ImportedLine, ImportedThing, PreviewColumn, RowNote } from '#schema/rules/launch/import/imported.ts';
import type { Sought } from '#machines/flows/launch/import/import-rows.selectors.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';

export type ShownCell = { readonly label: string; readonly at: number; readonly text: string; readonly note: RowNote | null };
export type PreviewLine =
  | { readonly kind: 'thing'; readonly thing: ImportedThing }
  | {
      readonly kind: 'row';
      readonly row: number;
      readonly cells: readonly ShownCell[];
      readonly facts: readonly ImportedFact[];
      readonly notes: readonly RowNote[];
    }
  | { readonly kind: 'more'; readonly thing: number; readonly count: number; readonly from: number; readonly to: number };

export const lineKey = (line: PreviewLine): string => {
  if (line.kind === 'row') return `row ${line.row}`;
  return line.kind === 'more' ? `more ${line.thing}` : `thing ${line.thing.row}`;
};

const mostColumns = 4;

export const shownColumns = (columns: readonly PreviewColumn[]): readonly PreviewColumn[] =>
  columns.filter(({ at }) => at >= 0).slice(0, mostColumns);

function notesByRow(notes: readonly RowNote[]): ReadonlyMap<number, readonly RowNote[]> {
  const byRow = new Map<number, RowNote[]>();
  for (const note of notes) {
    const there = byRow.get(note.row);
    if (there === undefined) byRow.set(note.row, [note]);
    else there.push(note);
  }
  return byRow;
}

export const hasSought = (line: PreviewLine, sought: Sought): boolean =>
  line.kind === 'row' && [...line.notes, ...line.cells.map(({ note }) => note)].some((note) => note?.level === sought);

/**
 * Long cases are folded after three steps, except rows with notes; `open` names unfolded cases by their first row, `only` the rows to show.
 */
export function previewLines(built: Built, open: ReadonlySet<number>, only: Sought | null): readonly PreviewLine[] {
  const notes = notesByRow(only === null ? built.notes : built.notes.filter(({ level }) => level === only));
  const isCases = built.values.kind === 'test_cases';
  const shown = shownColumns(built.columns);
  const places = built.columns.flatMap((column, cell) => (column.at < 0 ? [] : [{ ...column, cell }]));
  const lines: PreviewLine[] = [];
  const draw = ({ row, cells }: ImportedLine): void => {
    const own = notes.get(row) ?? [];
    const cellsShown = places.slice(0, shown.length).map(({ label, at, cell }) => ({
      label,
      at,
      text: cells[cell] ?? '',
      note: own.find(({ column }) => column === at + 1) ?? null,
    }));
    const inCells = cellsShown.flatMap(({ note }) => (note === null ? [] : [note]));
    const facts = places
      .slice(shown.length)
      .filter(({ at, cell }) => (cells[cell] ?? '') !== '' && !own.some(({ column }) => column === at + 1))
      .map(({ label, cell }) => ({ label, text: cells[cell] ?? '' }));
    lines.push({ kind: 'row', row, cells: cellsShown, facts, notes: own.filter((note) => !inCells.includes(note)) });
  };
  for (const thing of built.things) {
    const noted = thing.lines.filter(({ row }) => notes.has(row));
    if (only !== null && noted.length === 0) continue;
    const isNamed = isCases && (thing.name !== '' || thing.code !== '');
    if (isNamed) lines.push({ kind: 'thing', thing });
    const isWhole = only === null && (open.has(thing.row) || thing.lines.length <= launchLimits.shortList);
    const listed = isWhole ? thing.lines : only === null ? thing.lines.filter(({ row }, index) => index < 2 || notes.has(row)) : noted;
    for (const line of listed) draw(line);
    const rest = thing.lines.filter((line) => !listed.includes(line));
    const [first] = rest;
    if (only === null && first !== undefined)
      lines.push({ kind: 'more', thing: thing.row, count: rest.length, from: first.row, to: rest.at(-1)?.row ?? first.row });
  }
  return lines;
}
