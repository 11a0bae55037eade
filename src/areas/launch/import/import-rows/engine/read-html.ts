import { importLimits } from '#schema/vocabulary/launch/limits.ts';
import { attributeOf, visitMarkup } from './markup.ts';
import { rawRows } from './read-csv.ts';
import type { Choice, RawRows } from './read-csv.ts';
import { headerHits } from './shape-rows.ts';

const lineEnds = new Set(['br', 'p', 'div', 'li']);
const unseen = new Set(['style', 'script', 'head', 'title']);

type Cell = { text: string; readonly across: number; readonly down: number };

const span = (attributes: string, name: 'colspan' | 'rowspan'): number => {
  const most = name === 'colspan' ? importLimits.columns : importLimits.rows;
  const wanted = Number(attributeOf(attributes, name) ?? '1');
  return Number.isInteger(wanted) && wanted > 0 ? Math.min(wanted, most) : 1;
};
const tidy = (text: string): string =>
  text
    .replace(/[ \t\r\n\u00A0]+/g, ' ')
    .replace(/ ?\u2028 ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** A spanning cell fills its first place; the others are empty. */
function placed(rows: readonly (readonly Cell[])[]): readonly (readonly string[])[] {
  const taken = new Map<number, Set<number>>();
  return rows.map((cells, row) => {
    const line: string[] = [];
    const blocked = taken.get(row) ?? new Set<number>();
    let column = 0;
    for (const { text, across, down } of cells) {
      while (blocked.has(column)) column += 1;
      line[column] = tidy(text);
      for (let below = 1; below < Math.min(down, rows.length - row); below += 1) {
        const under = taken.get(row + below) ?? new Set<number>();
        for (let right = 0; right < across; right += 1) under.add(column + right);
        taken.set(row + below, under);
      }
      column += across;
    }
    return Array.from(line, (text) => text ?? '');
  });
}

/** Each table that is not inside another; nested tables are text. */
export function tablesOf(html: string): readonly (readonly (readonly string[])[])[] {
  const tables: Cell[][][] = [];
  let depth = 0;
  let hidden = 0;
  let cell: Cell | null = null;
  visitMarkup(html, {
    open: (name, attributes) => {
      if (unseen.has(name)) hidden += 1;
      if (name === 'table') {
        depth += 1;
        if (depth === 1) tables.push([]);
      }
      const rows = tables.at(-1);
      if (rows === undefined || depth === 0) return;
      if (depth === 1 && name === 'tr') rows.push([]);
      else if (depth === 1 && (name === 'td' || name === 'th')) {
        if (rows.length === 0) rows.push([]);
        cell = { text: '', across: span(attributes, 'colspan'), down: span(attributes, 'rowspan') };
        rows.at(-1)?.push(cell);
      } else if (cell !== null && lineEnds.has(name)) cell.text += cell.text === '' ? '' : '\u2028';
    },
    close: (name) => {
      if (unseen.has(name)) hidden = Math.max(0, hidden - 1);
      if (name === 'table' && depth > 0) depth -= 1;
      if (depth <= 1 && (name === 'td' || name === 'th' || name === 'tr' || depth === 0)) cell = null;
    },
    text: (text) => {
      if (cell !== null && hidden === 0) cell.text += text;
    },
  });
  return tables.filter((rows) => rows.length > 0).map(placed);
}

/** As long as the name of a sheet may be. */
const longestName = 31;
const nameOf = (rows: readonly (readonly string[])[], place: number): string => {
  const head = rows.find((cells) => cells.some((cell) => cell !== '')) ?? [];
  return `Table ${place + 1}: ${head.filter((cell) => cell !== '').join(', ')}`.slice(0, longestName).trimEnd();
};

/** The only table with rows, or the only one with usual headers; else asks for one. Null without a table. */
export function readTables(html: string, wanted: string | null, written: string): RawRows | Choice | null {
  const all = tablesOf(html);
  const filled = all.filter((rows) => rows.length > 1);
  const tables = (filled.length > 0 ? filled : all.slice(0, 1)).map((rows, place) => ({ rows, name: nameOf(rows, place) }));
  const [first] = tables;
  if (first === undefined) return null;
  const likely = tables.filter(({ rows }) => rows.slice(0, 10).some((cells) => headerHits(cells) >= 2));
  const table = tables.find(({ name }) => name === wanted) ?? (tables.length === 1 ? first : likely.length === 1 ? likely[0] : undefined);
  const sheets = tables.map(({ name }) => name);
  if (table === undefined) return { sheets };
  const read = rawRows(table.rows, written);
  return tables.length === 1 ? read : { ...read, sheets, sheet: table.name };
}
