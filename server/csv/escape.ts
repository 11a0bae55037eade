import { guard } from '#schema/rules/launch/import/csv-text.ts';
import { stringify } from 'csv-stringify/sync';

/** A cell that no spreadsheet takes for a formula, wherever its first character hides. */
export const guarded = (cell: string): string => guard(cell.replaceAll('\0', ''));

/** A CSV file: UTF-8 with a byte order mark, CRLF, every cell quoted and guarded. */
export const csv = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  `\uFEFF${stringify([header.map(guarded), ...rows.map((row) => row.map(guarded))], { record_delimiter: 'windows', quoted: true, quoted_empty: true })}`;
