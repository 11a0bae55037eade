import type { TestCase } from '../requested-test.ts';
import { guard } from './csv-text.ts';
import { testCaseRows } from './test-case-export.ts';

export type GivenRows = {
  readonly headers: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** In words, in place of a file name. */
  readonly source: string;
};

export type ExternalCase = Omit<TestCase, 'requireVideoAttachment'>;

/** The import reads every text back unchanged. */
export function rowsOfCases(cases: readonly ExternalCase[], source: string): GivenRows {
  const [headers = [], ...rows] = testCaseRows(cases.map((one) => ({ ...one, requireVideoAttachment: false })));
  return { headers: headers.map(guard), rows: rows.map((row) => row.map(guard)), source };
}
