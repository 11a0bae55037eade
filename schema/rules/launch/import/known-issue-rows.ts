import type { KnownIssue } from '../requested-test.ts';
import type { ColumnMapping, KnownIssueColumn } from './columns.ts';
import { knownIssueColumns } from './columns.ts';
import type { ImportedLine, PreviewColumn, RowNote } from './imported.ts';
import { rowFaults } from './sheet.ts';
import type { Sheet, SheetRow } from './sheet.ts';

/** No issue where it has a fault or no title. */
export type IssueRow = { readonly row: number; readonly issue: KnownIssue | null; readonly line: ImportedLine };
export type KnownIssueImport = {
  readonly rows: readonly IssueRow[];
  readonly notes: readonly RowNote[];
  readonly dropped: readonly number[];
  readonly columns: readonly PreviewColumn[];
};

const fields = Object.keys(knownIssueColumns) as KnownIssueColumn[];

function issueOf(row: SheetRow, mapping: ColumnMapping): KnownIssue {
  const text = (field: KnownIssueColumn): string => (mapping.includes(field) ? (row.cells[mapping.indexOf(field)] ?? '') : '');
  return {
    title: text('title'),
    issueDescription: text('issueDescription'),
    actualResults: text('actualResults'),
    expectedResults: text('expectedResults'),
    reproductionSteps: text('reproductionSteps'),
    projectComponent: text('projectComponent'),
    issueAttachments: text('issueAttachments')
      .split(/[\n,;]/)
      .map((one) => one.trim())
      .filter((one) => one !== ''),
  };
}

/** Rows without a title are dropped, unmapped columns not read. */
export function importKnownIssues(sheet: Sheet, mapping: ColumnMapping): KnownIssueImport {
  const notes: RowNote[] = [];
  const dropped: number[] = [];
  const columns = fields.flatMap((field) =>
    mapping.includes(field) ? [{ label: knownIssueColumns[field], at: mapping.indexOf(field) }] : [],
  );
  const rows = sheet.rows.map((row): IssueRow => {
    const line = { row: row.number, cells: columns.map(({ at }) => row.cells[at] ?? '') };
    const faults = rowFaults(sheet, row).filter(({ column }) => column !== null && (mapping[column - 1] ?? 'leave_out') !== 'leave_out');
    if (faults.length > 0) {
      notes.push(...faults.map(({ column, message }) => ({ level: 'error' as const, row: row.number, column, message })));
      return { row: row.number, issue: null, line };
    }
    const issue = issueOf(row, mapping);
    if (issue.title !== '') return { row: row.number, issue, line };
    dropped.push(row.number);
    const column = mapping.indexOf('title') + 1;
    notes.push({
      level: 'warning',
      row: row.number,
      column: column === 0 ? null : column,
      message: `Row ${row.number}: it has no title and is left out.`,
    });
    return { row: row.number, issue: null, line };
  });
  return { rows, notes, dropped, columns };
}
