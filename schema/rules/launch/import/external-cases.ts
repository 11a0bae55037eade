import type { TestCase } from '../requested-test.ts';
import { guard } from './csv-text.ts';
import type { GivenRows } from './given-rows.ts';
import { testCaseRows } from './test-case-export.ts';

export type ExternalCase = Omit<TestCase, 'requireVideoAttachment'>;

/** The import reads every text back unchanged. */
export function rowsOfCases(cases: readonly ExternalCase[], source: string): GivenRows {
  const [headers = [], ...rows] = testCaseRows(cases.map((one) => ({ ...one, requireVideoAttachment: false })));
  return { headers: headers.map(guard), rows: rows.map((row) => row.map(guard)), source };
}
