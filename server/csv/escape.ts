import { guard } from '#schema/rules/launch/import/csv-text.ts';
import { stringify } from 'csv-stringify/sync';

/** Keeps a spreadsheet from evaluating the cell as a formula. */
export const guarded = (cell: string): string => guard(cell.replaceAll('\0', ''));

/** CRLF, every cell quoted and guarded. */
export const csvRows = (rows: readonly (readonly string[])[]): string =>
  stringify(
    rows.map((row) => row.map(guarded)),
    { record_delimiter: 'windows', quoted: true, quoted_empty: true },
  );

/** UTF-8 with a byte order mark. */
export const csv = (header: readonly string[], rows: readonly (readonly string[])[]): string => `\uFEFF${csvRows([header, ...rows])}`;
