/** A formula may hide behind blanks, which spreadsheet programs drop; a mark that stands there already is marked again, so that it comes back. */
const guarded = /^'*[\s\0]*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/** A cell that no spreadsheet program takes for a formula. */
export const guard = (cell: string): string => (guarded.test(cell) ? `'${cell}` : cell);

/** A cell without the mark that `guard` put before it. */
export const unguard = (cell: string): string => (cell.startsWith("'") && guarded.test(cell) ? cell.slice(1) : cell);

const quoted = (cell: string): string => (/[",;\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Rows as the text of a CSV file that spreadsheet programs open as UTF-8. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map((cell) => quoted(guard(cell))).join(',')).join('\r\n')}\r\n`;
