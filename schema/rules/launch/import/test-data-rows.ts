import { importLimits } from '#schema/vocabulary/launch/limits.ts';
import type { ColumnMapping } from './columns.ts';
import type { ImportedLine, PreviewColumn, RowNote } from './imported.ts';
import { columnName, rowFaults } from './sheet.ts';
import type { Sheet } from './sheet.ts';

export type DataRow = { readonly row: number; readonly data: Readonly<Record<string, string>> | null; readonly line: ImportedLine };
export type TestDataImport = {
  readonly faults: readonly string[];
  readonly rows: readonly DataRow[];
  readonly notes: readonly RowNote[];
  readonly columns: readonly PreviewColumn[];
};

export function importTestData(sheet: Sheet, mapping: ColumnMapping): TestDataImport {
  const notes: RowNote[] = [];
  const columns = sheet.headers.flatMap((_, at) => (mapping[at] === 'keep' ? [{ label: columnName(sheet, at), at }] : []));
  const rows = sheet.rows.map((row): DataRow => {
    const cells = columns.map(({ at }) => row.cells[at] ?? '');
    const line = { row: row.number, cells };
    const faults = rowFaults(sheet, row).filter(({ column }) => column === null || mapping[column - 1] !== 'leave_out');
    notes.push(...faults.map(({ column, message }) => ({ level: 'error' as const, row: row.number, column, message })));
    const data = Object.fromEntries(columns.map(({ label }, index) => [label, cells[index] ?? '']));
    return { row: row.number, data: faults.length > 0 ? null : data, line };
  });
  const most = importLimits.testDataRows;
  const faults = sheet.rows.length > most ? [`The file has ${sheet.rows.length} rows. At most ${most} can be used as test data.`] : [];
  return { faults, rows, notes, columns };
}
