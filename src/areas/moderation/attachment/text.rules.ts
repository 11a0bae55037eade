/** `line` is the record's first line in the file, from 0. */
type TableRecord = {
  readonly line: number;
  readonly cells: readonly string[];
};

/** Column widths in characters. */
export type FileTable = {
  readonly records: readonly TableRecord[];
  readonly widths: readonly number[];
};

const separators = [',', ';', '\t'] as const;
const [narrowest, widest] = [4, 40];

const countIn = (line: string, letter: string): number => line.split(letter).length - 1;

/** The most frequent one in the first line. */
const separatorOf = (line: string): string => separators.reduce((best, each) => (countIn(line, each) > countIn(line, best) ? each : best));

const isOpen = (text: string): boolean => countIn(text, '"') % 2 === 1;

const longestRecord = 200;

/** The line in which its last quote ends, else the next: a quote that never ends is a character. */
const endOf = (lines: readonly string[], begun: number): number => {
  let isInside = false;
  for (let at = begun; at < Math.min(lines.length, begun + longestRecord); at += 1) {
    isInside = isInside !== isOpen(lines[at] ?? '');
    if (!isInside) return at + 1;
  }
  return begun + 1;
};

const cellsOf = (text: string, separator: string): readonly string[] => {
  const cells: string[] = [];
  let from = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const isEnd = at === text.length || (text.startsWith(separator, at) && !isOpen(text.slice(from, at)));
    if (!isEnd) continue;
    const cell = text.slice(from, at);
    const isQuoted = cell.length > 1 && cell.startsWith('"') && cell.endsWith('"');
    cells.push(isQuoted ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    from = at + separator.length;
  }
  return cells;
};

/** Null where no separator is found. */
export const tableOf = (lines: readonly string[]): FileTable | null => {
  const [first] = lines;
  if (first === undefined) return null;
  const separator = separatorOf(first);
  if (!first.includes(separator)) return null;
  const records: TableRecord[] = [];
  const widths: number[] = [];
  for (let line = 0; line < lines.length;) {
    const after = endOf(lines, line);
    const cells = cellsOf(lines.slice(line, after).join('\n'), separator);
    for (const [column, { length }] of cells.entries()) widths[column] = Math.min(widest, Math.max(widths[column] ?? narrowest, length));
    records.push({ line, cells });
    line = after;
  }
  return { records, widths };
};

export const recordAt = ({ records }: FileTable, line: number): number | null => {
  const after = records.findIndex((record) => record.line > line);
  return records.length === 0 ? null : after === -1 ? records.length - 1 : after - 1;
};

export const foundLines = (lines: readonly string[], search: string): readonly number[] => {
  const wanted = search.toLocaleLowerCase();
  return wanted === '' ? [] : lines.flatMap((line, at) => (line.toLocaleLowerCase().includes(wanted) ? [at] : []));
};

/** For lines that grow: each is searched once. */
export const lineFinder = (search: string): ((lines: readonly string[]) => readonly number[]) => {
  const wanted = search.toLocaleLowerCase();
  let source: readonly string[] = [];
  let found: number[] = [];
  let next = 0;
  return (lines) => {
    if (lines !== source) [source, found, next] = [lines, [], 0];
    if (wanted === '') return found;
    for (; next < lines.length; next += 1) if (lines[next]?.toLocaleLowerCase().includes(wanted) === true) found.push(next);
    return found;
  };
};

/** Null for invalid JSON. */
export const prettyJson = (text: string): readonly string[] | null => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2).split('\n');
  } catch {
    return null;
  }
};

/** Wraps around. */
export const nextPlace = (at: number, count: number, step: 1 | -1): number => (count === 0 ? 0 : (at + step + count) % count);

export const parted = (line: string, search: string): readonly { readonly text: string; readonly isFound: boolean }[] => {
  if (search === '') return [{ text: line, isFound: false }];
  const parts: { text: string; isFound: boolean }[] = [];
  const [lower, wanted] = [line.toLocaleLowerCase(), search.toLocaleLowerCase()];
  let from = 0;
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, from)) {
    if (at > from) parts.push({ text: line.slice(from, at), isFound: false });
    parts.push({ text: line.slice(at, at + wanted.length), isFound: true });
    from = at + wanted.length;
  }
  if (from < line.length || parts.length === 0) parts.push({ text: line.slice(from), isFound: false });
  return parts;
};
