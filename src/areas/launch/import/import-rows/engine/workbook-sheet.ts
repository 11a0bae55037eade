import { isBlank } from '#schema/rules/blank.ts';
import { cellKey } from '#schema/rules/launch/import/sheet.ts';
import type { CellMarks, SheetRow } from '#schema/rules/launch/import/sheet.ts';
import { importLimits } from '#schema/vocabulary/launch/limits.ts';
import { dateText, shownDate } from './date-look.ts';
import { attributeOf, visitMarkup } from './markup.ts';
import { shownNumber } from './number-look.ts';
import type { NumberLook } from './number-look.ts';
import { plainText } from './workbook-parts.ts';

export type Shared = { readonly texts: readonly string[]; readonly looks: readonly NumberLook[]; readonly is1904: boolean };
export type SheetRows = {
  readonly rows: readonly SheetRow[];
  readonly marks: CellMarks;
  /** Columns up to the last one with content. */
  readonly widest: number;
};

const mostColumns = 16_384;
const mostRows = 1_048_576;
export const mostKept = importLimits.rows * 20;

export function numberText(value: string, look: NumberLook, is1904: boolean): string {
  const number = Number(value);
  if (value === '' || Number.isNaN(number)) return value;
  if (look === 'date') return dateText(number, is1904);
  if (typeof look === 'object' && 'dateFormat' in look) return shownDate(number, is1904, look.dateFormat) ?? dateText(number, is1904);
  const text = String(Number(number.toPrecision(15)));
  return look === 'plain' ? text : (shownNumber(number, look.format) ?? text);
}

/** From 0: 'B7' is column 1. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of reference.toUpperCase()) {
    const value = letter.charCodeAt(0) - 64;
    if (value < 1 || value > 26) break;
    column = column * 26 + value;
  }
  return column - 1;
}

type Cell = {
  readonly column: number;
  readonly type: string;
  readonly style: number;
  value: string | null;
  inline: string;
  formula: boolean;
};

export const noResult = 'the formula has no stored result. Type the value, or save the workbook in a spreadsheet program first.';
const noText = 'the cell points to a text that is not there. Type the value.';
export const failed = (value: string): string => `the formula gives ${value}. Type the value.`;
const truths: Readonly<Record<string, string>> = { 1: 'TRUE', true: 'TRUE', 0: 'FALSE', false: 'FALSE' };

type Read = { readonly text: string; readonly mark: string | null };
const says = (text: string): Read => ({ text: isBlank(text) ? '' : text, mark: null });
const isWithoutResult = ({ formula, type, value }: Cell): boolean => formula && (value === null || type !== 'str');

/** A cell without a value is empty, whatever its type. */
function readCell(cell: Cell, { texts, looks, is1904 }: Shared): Read {
  const given = cell.value ?? '';
  const value = given.trim();
  if (value === '' && cell.inline !== '') return says(plainText(cell.inline));
  if (value === '') return { text: '', mark: isWithoutResult(cell) ? noResult : null };
  switch (cell.type) {
    case 's': {
      const text = /^\d+$/.test(value) ? texts[Number(value)] : undefined;
      return text === undefined ? { text: '', mark: noText } : says(text);
    }
    case 'inlineStr':
    case 'str':
      return says(plainText(given));
    case 'b':
      return says(truths[value.toLowerCase()] ?? value);
    case 'e':
      return { text: value, mark: failed(value) };
    case 'd':
      return says(value.replace('T', ' ').replace(/( 00:00:00)?(\.0+)?Z?$/, ''));
    default:
      return says(numberText(value, looks[cell.style] ?? 'plain', is1904));
  }
}

/** Marks formulas without a usable result; reads no more rows than a refusal needs. */
export function rowsOf(part: string, shared: Shared, onRow: (count: number) => void): SheetRows {
  const rows: SheetRow[] = [];
  const marks: Record<string, string> = {};
  let number = 0;
  let read = 0;
  let widest = 0;
  let cells: string[] = [];
  let column = -1;
  let cell: Cell | null = null;
  let inside: 'v' | 't' | null = null;
  const opened: Readonly<Record<string, (attributes: string) => void>> = {
    row: (attributes) => {
      const given = Number(attributeOf(attributes, 'r') ?? '0');
      number = given > number && given <= mostRows ? given : number + 1;
      cells = [];
      column = -1;
    },
    c: (attributes) => {
      const reference = attributeOf(attributes, 'r');
      const wanted = reference === null ? column + 1 : columnOf(reference);
      column = wanted >= 0 && wanted < mostColumns ? wanted : column + 1;
      const type = attributeOf(attributes, 't') ?? 'n';
      cell = { column, type, style: Number(attributeOf(attributes, 's') ?? '0'), value: null, inline: '', formula: false };
    },
    f: () => {
      if (cell !== null) cell.formula = true;
    },
    v: () => {
      inside = 'v';
      if (cell !== null) cell.value ??= '';
    },
    t: () => {
      inside = 't';
    },
  };
  const keep = (done: Cell): void => {
    const { text, mark } = readCell(done, shared);
    if (text === '' && mark === null) return;
    widest = Math.max(widest, done.column + 1);
    if (done.column >= importLimits.columns) return;
    while (cells.length < done.column) cells.push('');
    cells[done.column] = text;
    if (mark !== null) marks[cellKey(number, done.column)] = mark;
  };
  visitMarkup(part, {
    open: (name, attributes) => opened[name]?.(attributes),
    close: (name) => {
      if (name === 'v' || name === 't') inside = null;
      if (name === 'c' && cell !== null) {
        keep(cell);
        cell = null;
      }
      if (name === 'row') {
        if (cells.length > 0 && rows.length <= mostKept) rows.push({ number, cells });
        read += 1;
        onRow(read);
      }
    },
    text: (text) => {
      if (cell === null || inside === null) return;
      if (inside === 'v') cell.value = (cell.value ?? '') + text;
      else cell.inline += text;
    },
  });
  return { rows, marks, widest };
}
