import type { Icon } from './types.ts';

export type Option = {
  id: string;
  label: string;
  description?: string | undefined;
  group?: string | undefined;
  disabledReason?: string | null | undefined;
  icon?: Icon | undefined;
  country?: string | undefined;
};

/** Lower case, without accents. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** All words, across the texts. */
export function holdsWords(texts: readonly (string | null | undefined)[], query: string): boolean {
  const text = folded(texts.join(' '));
  return folded(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Those that begin with the query first, else in order; grouped ones stay together. */
export function matching(options: readonly Option[], keys: readonly string[], query: string): readonly Option[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  const found = options.flatMap((option, at) => (words.every((word) => keys[at]?.includes(word)) ? [{ option, key: keys[at] ?? '' }] : []));
  if (found.some(({ option }) => option.group !== undefined)) return found.map(({ option }) => option);
  const start = words.join(' ');
  const rank = (key: string): number => (key.startsWith(start) ? 0 : key.includes(` ${start}`) ? 1 : 2);
  return found.toSorted((one, other) => rank(one.key) - rank(other.key)).map(({ option }) => option);
}

export type ListRow =
  | { kind: 'group'; label: string; top: number; height: number }
  | { kind: 'option'; option: Option; index: number; top: number; height: number };

export function laidOut(
  options: readonly Option[],
  heights: { group: number; line: number; tall: number },
): { rows: readonly ListRow[]; height: number } {
  const rows: ListRow[] = [];
  let top = 0;
  let group: string | undefined;
  for (const [index, option] of options.entries()) {
    if (option.group !== undefined && option.group !== group) {
      rows.push({ kind: 'group', label: option.group, top, height: heights.group });
      top += heights.group;
    }
    group = option.group;
    const height = option.disabledReason || option.description ? heights.tall : heights.line;
    rows.push({ kind: 'option', option, index, top, height });
    top += height;
  }
  return { rows, height: top };
}

/** By binary search. */
export function rowsBetween(rows: readonly ListRow[], from: number, to: number): readonly ListRow[] {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const row = rows[middle];
    if (row && row.top + row.height <= from) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < rows.length && (rows[end]?.top ?? Infinity) < to) end += 1;
  return rows.slice(low, end);
}
