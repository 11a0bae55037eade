import type { CellEdits, Sheet, SheetFault } from '#schema/rules/launch/import/sheet.ts';
import type { GivenRows } from '#schema/rules/launch/import/given-rows.ts';
import type { ColumnMapping, ColumnTarget } from '#schema/rules/launch/import/test-case-columns.ts';
import type { TestCase } from '#schema/rules/launch/requested-test.ts';
import type { PromiseActorLogic } from 'xstate';

/** A file that was read, with how it was written. */
export type ReadFile = { readonly sheet: Sheet; readonly delimiter: string; readonly encoding: string };
export type ReadAnswer = ReadFile | { readonly faults: readonly SheetFault[] };

export type ImportTestCasesPorts = {
  readonly readFile: PromiseActorLogic<ReadAnswer, { readonly file: File | null; readonly given: GivenRows | null }>;
};

export type ImportTestCasesInput = { readonly present: readonly TestCase[]; readonly given?: GivenRows | null };
export type ImportTestCasesContext = {
  readonly present: readonly TestCase[];
  readonly file: File | null;
  readonly given: GivenRows | null;
  readonly read: ReadFile | null;
  readonly faults: readonly SheetFault[];
  readonly mapping: ColumnMapping;
  readonly edits: CellEdits;
  readonly updatesByCode: boolean;
  readonly result: ImportTestCasesOutput;
};
export type ImportTestCasesEvent =
  | { readonly type: 'file.choose'; readonly file: File }
  | ({ readonly type: 'rows.given' } & GivenRows)
  | { readonly type: 'column.map'; readonly column: number; readonly target: ColumnTarget }
  | { readonly type: 'cell.change'; readonly row: number; readonly column: number; readonly text: string }
  | { readonly type: 'update.change'; readonly updatesByCode: boolean }
  | { readonly type: 'import.confirm' }
  | { readonly type: 'import.confirmValid' }
  | { readonly type: 'import.cancel' };
export type ImportTestCasesOutput = {
  readonly testCases: readonly TestCase[];
  readonly fileName: string;
  readonly imported: number;
} | null;
export type ImportTestCasesTag = 'busy' | 'editable' | 'refused' | 'settled';
