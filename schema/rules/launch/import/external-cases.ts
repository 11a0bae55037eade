import type { TestCase } from '../requested-test.ts';
import { guard } from './csv-text.ts';
import type { GivenRows } from './given-rows.ts';
import { testCaseRows } from './test-case-export.ts';

/** A test case as a test-management tool holds it. */
export type ExternalCase = Omit<TestCase, 'requireVideoAttachment'>;

/** Test cases of a tool as rows for the import, which reads every text back as it was. */
export function rowsOfCases(cases: readonly ExternalCase[], source: string): GivenRows {
  const [headers = [], ...rows] = testCaseRows(cases.map((one) => ({ ...one, requireVideoAttachment: false })));
  return { headers: headers.map(guard), rows: rows.map((row) => row.map(guard)), source };
}
