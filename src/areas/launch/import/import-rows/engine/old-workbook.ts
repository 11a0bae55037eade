import { read, SSF } from '@e965/xlsx';
import type { CellObject, WorkBook } from '@e965/xlsx';
import { isBlank } from '#schema/rules/blank.ts';
import { cellKey } from '#schema/rules/launch/import/sheet.ts';
import type { SheetRow } from '#schema/rules/launch/import/sheet.ts';
import { importLimits } from '#schema/vocabulary/launch/limits.ts';
import { lookOf, lookOfId } from './number-look.ts';
import type { NumberLook } from './number-look.ts';
import type { Book } from './take-sheet.ts';
import { failed, mostKept, numberText } from './workbook-sheet.ts';
import type { SheetRows } from './workbook-sheet.ts';

/** Formats that stand in a workbook by their number alone; the numbers between take those of a workbook that was read before. */
const numbered = [...Array(5).keys(), ...Array.from({ length: 14 }, (_, at) => at + 9), 37, 38, 39, 40, 45, 46, 47, 48, 49];
const spelled: Readonly<Record<number, unknown>> = SSF.get_table();
const byNumber: ReadonlyMap<string, NumberLook> = new Map(numbered.map((id) => [String(spelled[id]), lookOfId(id)]));
const looks = new Map<string, NumberLook>();
const lookNamed = (format: string): NumberLook => {
  const known = looks.get(format) ?? byNumber.get(format) ?? lookOf(format);
  looks.set(format, known);
  return known;
};

function textOf({ t, v, w, z }: CellObject, is1904: boolean): { readonly text: string; readonly mark: string | null } {
  if (t === 'e') return { text: w ?? '', mark: failed(w ?? '') };
  if (t === 'b') return { text: v === true ? 'TRUE' : 'FALSE', mark: null };
  if (t === 'n') return { text: numberText(String(v), lookNamed(String(z ?? 'General')), is1904), mark: null };
  const text = typeof v === 'string' ? v.replaceAll('\r\n', '\n') : '';
  return { text: isBlank(text) ? '' : text, mark: null };
}

function rowsOf(book: WorkBook, name: string): SheetRows {
  const is1904 = book.Workbook?.WBProps?.date1904 === true;
  const lines = (book.Sheets[name]?.['!data'] ?? []) as readonly (readonly (CellObject | undefined)[] | undefined)[];
  const rows: SheetRow[] = [];
  const marks: Record<string, string> = {};
  let widest = 0;
  lines.forEach((line, row) => {
    const cells: string[] = [];
    line?.forEach((cell, column) => {
      if (cell === undefined) return;
      const { text, mark } = textOf(cell, is1904);
      if (text === '' && mark === null) return;
      widest = Math.max(widest, column + 1);
      if (column >= importLimits.columns) return;
      while (cells.length < column) cells.push('');
      cells[column] = text;
      if (mark !== null) marks[cellKey(row + 1, column)] = mark;
    });
    if (cells.length > 0 && rows.length <= mostKept) rows.push({ number: row + 1, cells });
  });
  return { rows, marks, widest };
}

/** A workbook of Excel 97 to 2003; throws where it is damaged. */
export function oldBook(bytes: Uint8Array): Book {
  const book = read(bytes, { type: 'array', dense: true, cellNF: true, cellFormula: false, cellHTML: false, sheetRows: mostKept });
  const hidden = new Set((book.Workbook?.Sheets ?? []).flatMap(({ Hidden, name }) => (Hidden === 1 || Hidden === 2 ? [name ?? ''] : [])));
  const shown = book.SheetNames.filter((name) => !hidden.has(name));
  return {
    program: 'Excel 97 workbook',
    names: shown.length > 0 ? shown : book.SheetNames,
    read: (name) => Promise.resolve(rowsOf(book, name)),
  };
}
