import type { KnownIssue, RequestedTestValues } from '#schema/rules/launch/requested-test.ts';
import type { PromiseActorLogic } from 'xstate';
import type { ReadAnswer } from '../import-test-cases/import-test-cases.types.ts';

export type RowsKind = 'testData' | 'knownIssues';
/** What the rows of a file became: the values of the test they fill, and how many there are. */
export type ReadRows = {
  readonly fields: Partial<Pick<RequestedTestValues, 'testDataPool' | 'testDataFile'> & { readonly knownIssues: readonly KnownIssue[] }>;
  readonly count: number;
};

export type ImportRowsPorts = { readonly readFile: PromiseActorLogic<ReadAnswer, { readonly file: File }> };
export type ImportRowsInput = { readonly kind: RowsKind };
export type ImportRowsContext = { readonly kind: RowsKind; readonly file: File | null; readonly problem: string | null };
export type ImportRowsEvent = { readonly type: 'file.choose'; readonly file: File };
export type ImportRowsEmitted =
  | { readonly type: 'rows.read'; readonly rows: ReadRows }
  | { readonly type: 'rows.refused'; readonly kind: RowsKind };
export type ImportRowsTag = 'busy' | 'editable' | 'refused';
