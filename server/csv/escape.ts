import { guard } from '#schema/rules/launch/import/csv-text.ts';
import { stringify } from 'csv-stringify/sync';

/** Keeps a spreadsheet from evaluating the cell as a formula. */
export const guarded = (cell: string): string => guard(cell.replaceAll('\0', ''));

const style = { record_delimiter: 'windows', quoted: true, quoted_empty: true } as const;

/** What goes on below a header. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  stringify(
    rows.map((row) => row.map(guarded)),
    style,
  );

/** UTF-8 with a byte order mark, CRLF, every cell quoted and guarded. */
export const csv = (header: readonly string[], rows: readonly (readonly string[])[]): string => `\uFEFF${csvLines([header, ...rows])}`;
