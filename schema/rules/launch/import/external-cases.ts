import type { TestCase } from '../requested-test.ts';
import { guard } from './csv-text.ts';
import { testCaseRows } from './test-case-export.ts';

type Fault = { readonly code: 'blank' | 'invalid'; readonly message: string };

const bare = (text: string): string => text.trim().replace(/^r/iu, '').trim();

/** R123 and 123 are the same run. */
export function testRailRunId(text: string): { readonly runId: number } | { readonly fault: Fault } {
  const number = bare(text);
  if (number === '') return { fault: { code: 'blank', message: 'Please provide the test run ID.' } };
  if (!/^\d{1,12}$/u.test(number)) return { fault: { code: 'invalid', message: 'A test run ID is a number such as R123.' } };
  return { runId: Number(number) };
}

const source = 'TestRail run R';

/** In place of a file name. */
export const testRailSource = (text: string): string => `${source}${bare(text)}`;

export const isTestRailSource = (name: string): boolean => name.startsWith(source);

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
