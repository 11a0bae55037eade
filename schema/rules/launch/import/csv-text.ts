/**
 * Where a formula may begin: at the front, after blanks that spreadsheets drop, and after every character at which a program with other
 * settings splits a cell. Existing marks count as blanks, so that each is restored.
 */
const front =
  /(?:^(?=['\s\0]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r])|(?<=[\t-\r;\x85\u2028\u2029])(?=(?:(?![\t-\r;\x85\u2028\u2029])['\s\0])*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]))('?)/gu;

const number = /^-?\d+(?:\.\d+)?$/u;

/** Guards against formulas; a number stays one that can be summed. */
export const guard = (cell: string): string => (number.test(cell) ? cell : cell.replaceAll(front, "'$1"));

/** Removes the marks of `guard`. */
export const unguard = (cell: string): string => cell.replaceAll(front, '');

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

/** Opens as UTF-8. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map((cell) => quoted(guard(cell))).join(',')).join('\r\n')}\r\n`;
