import { hasTitleColumn, importKnownIssues } from '#schema/rules/launch/import/known-issue-rows.ts';
import { columnName, rowFaults } from '#schema/rules/launch/import/sheet.ts';
import type { Sheet } from '#schema/rules/launch/import/sheet.ts';
import { importLimits } from '#schema/vocabulary/launch/limits.ts';
import type { ReadAnswer } from '../import-test-cases/import-test-cases.types.ts';
import type { ReadRows, RowsKind } from './import-rows.types.ts';

export type Conversion = { readonly rows: ReadRows } | { readonly problem: string };

function testData(sheet: Sheet, fileName: string): Conversion {
  if (sheet.rows.length > importLimits.testDataRows) {
    return { problem: `The file has ${sheet.rows.length} rows. At most ${importLimits.testDataRows} can be used as test data.` };
  }
  const fault = sheet.rows.flatMap((row) => rowFaults(sheet, row))[0];
  if (fault !== undefined) return { problem: fault.message };
  const testDataPool = sheet.rows.map(({ cells }) =>
    Object.fromEntries(sheet.headers.map((_, index) => [columnName(sheet, index), cells[index] ?? ''])),
  );
  return { rows: { fields: { testDataPool, testDataFile: fileName }, count: testDataPool.length } };
}

function knownIssues(sheet: Sheet): Conversion {
  if (!hasTitleColumn(sheet)) return { problem: 'The file has no column "Title".' };
  const { issues, notes } = importKnownIssues(sheet);
  const [fault] = notes;
  if (fault !== undefined) return { problem: fault.message };
  return issues.length === 0
    ? { problem: 'No row of the file has a title.' }
    : { rows: { fields: { knownIssues: issues }, count: issues.length } };
}

/** The rows of a file as the values they fill, all of them, or why not. */
export function convert(kind: RowsKind, answer: ReadAnswer, fileName: string): Conversion {
  if ('faults' in answer) return { problem: answer.faults[0]?.message ?? '' };
  return kind === 'testData' ? testData(answer.sheet, fileName) : knownIssues(answer.sheet);
}
