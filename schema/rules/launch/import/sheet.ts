import { importLimits } from '#schema/vocabulary/launch/limits.ts';
import { launchMessages } from '#schema/vocabulary/launch/texts.ts';
import { unguard } from './csv-text.ts';

/** Row and column from 1. */
export type SheetFault = {
  readonly code: SheetFaultCode;
  readonly message: string;
  readonly row: number | null;
  readonly column: number | null;
};
export type SheetFaultCode =
  | 'empty'
  | 'no_header'
  | 'no_rows'
  | 'too_large'
  | 'too_many_rows'
  | 'too_many_columns'
  | 'unclosed_quote'
  | 'broken_quote'
  | 'unstorable'
  | 'too_long'
  | 'extra_cells'
  | 'unreadable'
  | 'protected'
  | 'formula';

export type SheetRow = { readonly number: number; readonly cells: readonly string[] };

/** Rows keep their spreadsheet numbers. */
export type Sheet = {
  readonly headers: readonly string[];
  readonly rows: readonly SheetRow[];
  /** Faults of a cell beyond its text, such as a formula without a result. */
  readonly marks?: CellMarks;
};
/** By row number and column index. */
export type CellMarks = Readonly<Record<string, string>>;

export type ReadSheet = { readonly sheet: Sheet } | { readonly faults: readonly SheetFault[] };

export const sheetFault = (code: SheetFaultCode, message: string, row: number | null = null, column: number | null = null): SheetFault => ({
  code,
  message,
  row,
  column,
});

export const tooManyColumns = (count: number): SheetFault =>
  sheetFault('too_many_columns', `The file has ${count.toLocaleString('en')} columns. At most ${importLimits.columns} can be imported.`);

const cellText = (text: string): string => unguard(text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').trim());
const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell === '');
const without = (cells: readonly string[]): readonly string[] => cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);

function headerFaults(headers: readonly string[], row: number): readonly SheetFault[] {
  return headers.flatMap((header, index) => {
    const column = index + 1;
    const at = `Row ${row}, column ${column}`;
    if (header.includes('\0')) return [sheetFault('unstorable', `${at}: ${launchMessages.unstorable}`, row, column)];
    if (header.length <= importLimits.header) return [];
    return [sheetFault('too_long', `${at}: the header is longer than ${importLimits.header} characters.`, row, column)];
  });
}

const isShort = (rows: readonly SheetRow[]): boolean => rows.length <= importLimits.rows + 1;

/** The first row is the header. Refuses no rows, no header, and too many. */
export function sheetOf(given: readonly SheetRow[], marks: CellMarks = {}): ReadSheet {
  const refuse = (...faults: readonly SheetFault[]): ReadSheet => ({ faults });
  const widest = given.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  if (widest > importLimits.columns) return refuse(tooManyColumns(widest));
  const rows = given
    .map(({ number, cells }, index) => ({ number, cells: without(cells.map(cellText)), isFirst: index === 0 }))
    .filter(({ cells, isFirst }) => isFirst || cells.length > 0)
    .map(({ number, cells }) => ({ number, cells }));
  const [header, ...body] = rows;
  if (header === undefined || (isBlank(header.cells) && body.length === 0)) return refuse(sheetFault('empty', 'The file is empty.'));
  if (isBlank(header.cells)) return refuse(sheetFault('no_header', 'The file has no header row.', header.number));
  if (!isShort(rows))
    return refuse(
      sheetFault(
        'too_many_rows',
        `The file has ${body.length.toLocaleString('en')} rows. At most ${importLimits.rows.toLocaleString('en')} can be imported at once.`,
      ),
    );
  const faults = headerFaults(header.cells, header.number);
  if (faults.length > 0) return refuse(...faults);
  if (body.length === 0) return refuse(sheetFault('no_rows', 'The file has a header row and nothing below it.', header.number));
  return { sheet: { headers: header.cells, rows: body, marks } };
}

export const readSheet = (lines: readonly (readonly string[])[]): ReadSheet =>
  sheetOf(lines.map((cells, index) => ({ number: index + 1, cells })));

/** Its header, or its position. */
export const columnName = (sheet: Sheet, index: number): string => sheet.headers[index] || `Column ${index + 1}`;

/** Too many cells, texts too long or unstorable: no mapping can fix them. */
export function rowFaults(sheet: Sheet, row: SheetRow): readonly SheetFault[] {
  const most = sheet.headers.length;
  const marked = Object.keys(sheet.marks ?? {}).length > 0;
  const cells = marked ? Array.from({ length: Math.max(most, row.cells.length) }, (_, index) => row.cells[index] ?? '') : row.cells;
  return cells.flatMap((cell, index) => {
    const column = index + 1;
    const at = `Row ${row.number}, column ${column}`;
    const mark = sheet.marks?.[cellKey(row.number, index)];
    if (mark !== undefined) return [sheetFault('formula', `${at}: ${mark}`, row.number, column)];
    if (column > most) return cell === '' ? [] : [sheetFault('extra_cells', `${at}: this cell has no header.`, row.number, column)];
    if (cell.includes('\0')) return [sheetFault('unstorable', `${at}: ${launchMessages.unstorable}`, row.number, column)];
    return cell.length > importLimits.cell
      ? [sheetFault('too_long', `${at}: longer than ${importLimits.cell} characters.`, row.number, column)]
      : [];
  });
}

/** By row number and column index. */
export type CellEdits = Readonly<Record<string, string>>;
export const cellKey = (row: number, column: number): string => `${row}:${column}`;

/** An edit clears the cell's mark. */
export function editSheet(sheet: Sheet, edits: CellEdits): Sheet {
  const touched = new Set(Object.keys(edits).map((key) => Number(key.split(':')[0])));
  if (touched.size === 0) return sheet;
  const rows = sheet.rows.map((row) => {
    if (!touched.has(row.number)) return row;
    const cells = Array.from({ length: Math.max(row.cells.length, sheet.headers.length) }, (_, column) =>
      (edits[cellKey(row.number, column)] ?? row.cells[column] ?? '').trim(),
    );
    return { ...row, cells };
  });
  const marks = Object.fromEntries(Object.entries(sheet.marks ?? {}).filter(([key]) => edits[key] === undefined));
  return { ...sheet, rows, marks };
}
