import { isBlank } from '#schema/rules/blank.ts';
import { cellKey } from '#schema/rules/launch/import/sheet.ts';
import type { SheetRow } from '#schema/rules/launch/import/sheet.ts';
import { importLimits } from '#schema/vocabulary/launch/limits.ts';
import { attributeOf, visitMarkup } from './markup.ts';
import type { Book } from './take-sheet.ts';
import { failed, mostKept, noResult } from './workbook-sheet.ts';
import type { SheetRows } from './workbook-sheet.ts';

const of = (attributes: string, name: string): string | null => attributeOf(attributes, `[\\w-]+:${name}`);
const countOf = (attributes: string, name: string): number => Math.max(1, Math.trunc(Number(of(attributes, name) ?? '1')) || 1);

/** Texts that float over the cells, or that a mouse brings out. */
const aside = new Set(['annotation', 'shapes', 'frame', 'custom-shape', 'tracked-changes']);

/** Sheets that are shown, or all where none is; null where the document is no spreadsheet. */
function namesOf(content: string): readonly string[] | null {
  const hidden = new Set<string>();
  const sheets: { readonly name: string; readonly style: string }[] = [];
  let style = '';
  let depth = 0;
  let isSpreadsheet = false;
  visitMarkup(content, {
    open: (name, attributes) => {
      if (name === 'spreadsheet') isSpreadsheet = true;
      if (name === 'style') style = of(attributes, 'name') ?? '';
      if (name === 'table-properties' && of(attributes, 'display') === 'false') hidden.add(style);
      if (name !== 'table' || !isSpreadsheet) return;
      depth += 1;
      if (depth === 1) sheets.push({ name: of(attributes, 'name') ?? '', style: of(attributes, 'style-name') ?? '' });
    },
    close: (name) => {
      if (name === 'table') depth -= 1;
      if (name === 'spreadsheet') isSpreadsheet = false;
    },
    text: () => {},
  });
  const shown = sheets.filter((one) => !hidden.has(one.style));
  return /<office:spreadsheet[\s>/]/u.test(content) ? (shown.length > 0 ? shown : sheets).map(({ name }) => name) : null;
}

type Cell = { readonly attributes: string; readonly across: number; lines: string[] };

/** What is shown; where a program wrote no text beside a value, the value. */
function textOf({ attributes, lines }: Cell): string {
  const shown = lines.join('\n');
  if (shown !== '') return isBlank(shown) ? '' : shown;
  const value = ['string-value', 'date-value', 'time-value', 'boolean-value', 'value'].map((name) => of(attributes, name));
  return value.find((one) => one !== null) ?? '';
}

function rowsOf(content: string, wanted: string): SheetRows {
  const rows: SheetRow[] = [];
  const marks: Record<string, string> = {};
  let widest = 0;
  let number = 1;
  let down = 1;
  let column = 0;
  let cells: string[] = [];
  let cell: Cell | null = null;
  let inside = 0;
  let depth = 0;
  let isWanted = false;
  let isText = false;
  const keep = (done: Cell): void => {
    const text = textOf(done);
    const isFormula = of(done.attributes, 'formula') !== null;
    const isError = of(done.attributes, 'value-type') === 'error' || /calcext:value-type\s*=\s*["']error/u.test(done.attributes);
    const mark = isError ? failed(text) : isFormula && text === '' && of(done.attributes, 'value-type') === null ? noResult : null;
    if (text !== '' || mark !== null) {
      widest = Math.max(widest, column + done.across);
      const end = Math.min(column + done.across, importLimits.columns);
      while (cells.length < Math.min(column, importLimits.columns)) cells.push('');
      for (let at = column; at < end; at += 1) {
        cells[at] = text;
        if (mark !== null) marks[cellKey(number, at)] = mark;
      }
    }
    column += done.across;
  };
  const closeRow = (): void => {
    for (let at = 0; cells.length > 0 && at < down && rows.length <= mostKept; at += 1) rows.push({ number: number + at, cells });
    number += down;
  };
  const add = (text: string): void => {
    if (cell !== null) cell.lines[cell.lines.length - 1] += text;
  };
  visitMarkup(content, {
    open: (name, attributes) => {
      if (name === 'table') {
        depth += 1;
        if (depth === 1) isWanted = of(attributes, 'name') === wanted;
      }
      if (!isWanted || depth !== 1) return;
      if (aside.has(name)) inside += 1;
      if (inside > 0) return;
      if (name === 'table-row') {
        [cells, column, down] = [[], 0, countOf(attributes, 'number-rows-repeated')];
      } else if (name === 'table-cell' || name === 'covered-table-cell') {
        cell = { attributes, across: countOf(attributes, 'number-columns-repeated'), lines: [] };
      } else if (name === 'p' && cell !== null) {
        cell.lines.push('');
        isText = true;
      } else if (isText && name === 'line-break') add('\n');
      else if (isText && name === 'tab') add('\t');
      else if (isText && name === 's') add(' '.repeat(Math.min(countOf(attributes, 'c'), importLimits.cell)));
    },
    close: (name) => {
      if (isWanted && depth === 1) {
        if (aside.has(name)) inside = Math.max(0, inside - 1);
        else if (inside === 0 && name === 'p') isText = false;
        else if (inside === 0 && (name === 'table-cell' || name === 'covered-table-cell') && cell !== null) {
          keep(cell);
          cell = null;
        } else if (inside === 0 && name === 'table-row') closeRow();
      }
      if (name === 'table') depth -= 1;
      if (name === 'table' && depth === 0) isWanted = false;
    },
    text: (text) => {
      if (isText && inside === 0) add(text.replaceAll(/[ \t\r\n]+/gu, ' '));
    },
  });
  return { rows, marks, widest };
}

/** The content of an OpenDocument spreadsheet, as it is shown; null where it is another document. */
export function openDocumentBook(content: string): Book | null {
  const names = namesOf(content);
  return names === null ? null : { program: 'OpenDocument spreadsheet', names, read: (name) => Promise.resolve(rowsOf(content, name)) };
}
