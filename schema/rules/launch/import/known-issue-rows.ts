import type { KnownIssue } from '../requested-test.ts';
import { rowFaults } from './sheet.ts';
import type { Sheet, SheetRow } from './sheet.ts';
import type { RowNote } from './test-case-rows.ts';

/** The columns of a known-issues sheet; the names must match. */
export const knownIssueColumns = {
  title: 'Title',
  issueDescription: 'Issue Description',
  actualResults: 'Actual results',
  expectedResults: 'Expected results',
  reproductionSteps: 'Reproduction steps',
  issueAttachments: 'Issue Attachments',
  projectComponent: 'Project component',
} as const;

export type KnownIssueImport = {
  readonly issues: readonly KnownIssue[];
  readonly notes: readonly RowNote[];
  readonly dropped: readonly number[];
};

function issueOf(sheet: Sheet, row: SheetRow): KnownIssue {
  const text = (column: string): string => row.cells[sheet.headers.indexOf(column)] ?? '';
  return {
    title: text(knownIssueColumns.title),
    issueDescription: text(knownIssueColumns.issueDescription),
    actualResults: text(knownIssueColumns.actualResults),
    expectedResults: text(knownIssueColumns.expectedResults),
    reproductionSteps: text(knownIssueColumns.reproductionSteps),
    projectComponent: text(knownIssueColumns.projectComponent),
    issueAttachments: text(knownIssueColumns.issueAttachments)
      .split(/[\n,;]/)
      .map((one) => one.trim())
      .filter((one) => one !== ''),
  };
}

/** Whether the sheet has the one column it must have. */
export const hasTitleColumn = (sheet: Sheet): boolean => sheet.headers.includes(knownIssueColumns.title);

/** Turns the rows of a sheet into known issues; rows without a title are dropped, columns with other names are not read. */
export function importKnownIssues(sheet: Sheet): KnownIssueImport {
  const notes: RowNote[] = [];
  const issues: KnownIssue[] = [];
  const dropped: number[] = [];
  const read = Object.values(knownIssueColumns) as readonly string[];
  for (const row of sheet.rows) {
    const faults = rowFaults(sheet, row).filter(({ column }) => column !== null && read.includes(sheet.headers[column - 1] ?? ''));
    const issue = issueOf(sheet, row);
    if (faults.length > 0)
      notes.push(...faults.map(({ column, message }) => ({ level: 'error' as const, row: row.number, column, message })));
    else if (issue.title === '') dropped.push(row.number);
    else issues.push(issue);
  }
  return { issues, notes, dropped };
}
