import { stringify } from 'csv-stringify/sync';

const dangerous = /^[\s\0]*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/u;

/** A cell that no spreadsheet takes for a formula: a leading apostrophe guards what could be one, wherever its first character hides. */
export const guarded = (cell: string): string => {
  const clean = cell.replaceAll('\0', '');
  return dangerous.test(clean) ? `'${clean}` : clean;
};

/** Takes the guard off again. */
export const unguarded = (cell: string): string => (cell.startsWith("'") && dangerous.test(cell.slice(1)) ? cell.slice(1) : cell);

/** A CSV file: UTF-8 with a byte order mark, CRLF, every dangerous cell guarded. */
export const csv = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  `\uFEFF${stringify([header.map(guarded), ...rows.map((row) => row.map(guarded))], { record_delimiter: 'windows' })}`;
