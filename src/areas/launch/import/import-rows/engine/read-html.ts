import { importLimits } from '#schema/vocabulary/launch/limits.ts';
import { attributeOf, visitMarkup } from './markup.ts';

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

/** Null without a table; nested tables are text. */
export function tableOf(html: string): readonly (readonly string[])[] | null {
  const rows: Cell[][] = [];
  let depth = 0;
  let isOver = false;
  let hidden = 0;
  let cell: Cell | null = null;
  visitMarkup(html, {
    open: (name, attributes) => {
      if (unseen.has(name)) hidden += 1;
      if (name === 'table') depth += 1;
      if (isOver || depth === 0) return;
      if (depth === 1 && name === 'tr') rows.push([]);
      else if (depth === 1 && (name === 'td' || name === 'th')) {
        if (rows.length === 0) rows.push([]);
        cell = { text: '', across: span(attributes, 'colspan'), down: span(attributes, 'rowspan') };
        rows.at(-1)?.push(cell);
      } else if (cell !== null && lineEnds.has(name)) cell.text += cell.text === '' ? '' : '\u2028';
    },
    close: (name) => {
      if (unseen.has(name)) hidden = Math.max(0, hidden - 1);
      if (name === 'table' && depth > 0) {
        depth -= 1;
        isOver = isOver || depth === 0;
      }
      if (depth === 1 && (name === 'td' || name === 'th' || name === 'tr')) cell = null;
    },
    text: (text) => {
      if (cell !== null && !isOver && hidden === 0) cell.text += text;
    },
  });
  return rows.length === 0 ? null : placed(rows);
}
