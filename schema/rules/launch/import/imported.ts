import type { KnownIssue, TestCase } from '../requested-test.ts';

/** `column` counts from 1. */
export type RowNote = {
  readonly level: 'error' | 'warning' | 'mended';
  readonly row: number;
  readonly column: number | null;
  readonly message: string;
  readonly text?: string;
  readonly label?: string;
};

export type CaseChange = 'added' | 'updated' | 'unchanged';

/** Cells by column. */
export type ImportedLine = { readonly row: number; readonly cells: readonly string[] };

/** Imported, but without a cell in the preview. */
export type ImportedFact = { readonly label: string; readonly text: string };

export type CaseDifference = { readonly label: string; readonly before: string; readonly after: string };

export type ImportedThing = {
  readonly row: number;
  readonly code: string;
  readonly name: string;
  readonly section: string;
  readonly facts: readonly ImportedFact[];
  readonly lines: readonly ImportedLine[];
  /** Fewer lines than steps where steps are numbered inside a cell. */
  readonly steps: number;
  readonly importable: boolean;
  readonly change: CaseChange | null;
  readonly differences: readonly CaseDifference[];
};

/** `at` is the column's index in the file, from 0. */
export type PreviewColumn = { readonly label: string; readonly at: number };

export type ImportedValues =
  /** `kept` counts existing cases without a row. */
  | { readonly kind: 'test_cases'; readonly testCases: readonly TestCase[]; readonly kept: number }
  | { readonly kind: 'known_issues'; readonly knownIssues: readonly KnownIssue[] }
  | { readonly kind: 'test_data'; readonly testDataPool: readonly Readonly<Record<string, string>>[] };

/** Null where nothing was there. */
export type ChangeCount = Readonly<Record<CaseChange, number>> & { readonly kept: number };

/** `column` is an index from 0. */
export type StepOffer = { readonly column: number; readonly name: string; readonly reason: string };

export type Built = {
  readonly faults: readonly string[];
  readonly rows: number;
  readonly importable: number;
  readonly columns: readonly PreviewColumn[];
  readonly things: readonly ImportedThing[];
  readonly notes: readonly RowNote[];
  /** Rows left out when only the valid ones are imported. */
  readonly leftOut: readonly number[];
  readonly changes: ChangeCount | null;
  /** A column that looks like steps, where no case has any. */
  readonly offer: StepOffer | null;
  /** Filled columns that are not imported. */
  readonly unreadColumns: readonly string[];
  readonly values: ImportedValues;
};
