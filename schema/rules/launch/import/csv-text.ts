/**
 * Where a formula may begin: at the front, behind blanks that spreadsheet programs drop, and behind every character at which a
 * program with other settings splits a cell. Marks that stand there already count as blanks, so that each is given back as it was.
 */
const front =
  /(?:^(?=['\s\0]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r])|(?<=[\t-\r;\x85\u2028\u2029])(?=(?:(?![\t-\r;\x85\u2028\u2029])['\s\0])*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]))('?)/gu;

const number = /^-?\d+(?:\.\d+)?$/u;

/** A cell in which no spreadsheet program finds a formula. A number is none, and stays one that can be summed. */
export const guard = (cell: string): string => (number.test(cell) ? cell : cell.replaceAll(front, "'$1"));

/** A cell without the marks that `guard` put into it. */
export const unguard = (cell: string): string => cell.replaceAll(front, '');

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

/** Rows as the text of a CSV file that spreadsheet programs open as UTF-8. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map((cell) => quoted(guard(cell))).join(',')).join('\r\n')}\r\n`;
