import type { KnownIssue, TestCase } from '../requested-test.ts';

/** A cell to mend before the row can be imported, to know about, or typed over already. `column` counts from 1. */
export type RowNote = {
  readonly level: 'error' | 'warning' | 'mended';
  readonly row: number;
  readonly column: number | null;
  readonly message: string;
  /** What stands in the cell, and what its column is called. */
  readonly text?: string;
  readonly label?: string;
};

/** How an imported test case stands to those already there. */
export type CaseChange = 'added' | 'updated' | 'unchanged';

/** A row as the preview shows it: the cells of its columns. */
export type ImportedLine = { readonly row: number; readonly cells: readonly string[] };

/** Something that is imported and has no cell of its own in the preview, under what it is called. */
export type ImportedFact = { readonly label: string; readonly text: string };

/** What an update changes of a case that was there: what stood in a place, and what stands there then. */
export type CaseDifference = { readonly label: string; readonly before: string; readonly after: string };

/** One thing that rows become, with the rows it was read from. */
export type ImportedThing = {
  readonly row: number;
  readonly code: string;
  readonly name: string;
  readonly section: string;
  readonly facts: readonly ImportedFact[];
  readonly lines: readonly ImportedLine[];
  readonly importable: boolean;
  readonly change: CaseChange | null;
  /** What is different then, of an updated case. */
  readonly differences: readonly CaseDifference[];
};

/** A column of the preview: its head, and where it stands in the file, counted from 0. */
export type PreviewColumn = { readonly label: string; readonly at: number };

/** What the import fills in. */
export type ImportedValues =
  /** `kept` counts the cases that were there already and stand in no row. */
  | { readonly kind: 'test_cases'; readonly testCases: readonly TestCase[]; readonly kept: number }
  | { readonly kind: 'known_issues'; readonly knownIssues: readonly KnownIssue[] }
  | { readonly kind: 'test_data'; readonly testDataPool: readonly Readonly<Record<string, string>>[] };

/** How many cases are new, changed, the same, and only there already; null where nothing was there. */
export type ChangeCount = Readonly<Record<CaseChange, number>> & { readonly kept: number };

/** What a sheet becomes under a mapping. */
export type Built = {
  readonly faults: readonly string[];
  readonly rows: number;
  readonly importable: number;
  readonly columns: readonly PreviewColumn[];
  readonly things: readonly ImportedThing[];
  readonly notes: readonly RowNote[];
  /** Rows that stay behind when only the valid rest is imported. */
  readonly leftOut: readonly number[];
  readonly changes: ChangeCount | null;
  readonly values: ImportedValues;
};
