import type { GivenRows } from '#schema/rules/launch/import/given-rows.ts';
import type { ImportKind } from '#schema/vocabulary/launch/import-kinds.ts';
import { knownIssuesWay } from '#schema/rules/launch/modes.ts';
import { includesTestCases } from '#schema/rules/launch/requested-test.ts';
import type { RequestedTestValues } from '#schema/rules/launch/requested-test.ts';
import type { BegunImport, Imported, ImportRowsOutput, KeepOrder } from '../import-rows/import-rows.types.ts';
import type { ImportEmitted, ImportStepContext, ImportStepInput } from './import-step.types.ts';
import { applyChange } from './launch-wizard.rules.ts';
import { resetByImport } from './resets.rules.ts';

/** Whether the test takes rows of a kind at all, wherever they come from. */
export function takesRows({ values, flags, isReading }: ImportStepInput, kind: ImportKind): boolean {
  if (isReading) return false;
  if (kind === 'test_cases') return includesTestCases(values);
  return kind === 'known_issues' ? knownIssuesWay(values, flags) === 'upload' : values.requiresTestData === 'true';
}

/** Whether the test takes a file of a kind. */
export const takesFile = (input: ImportStepInput, kind: ImportKind): boolean =>
  takesRows(input, kind) && (kind !== 'test_cases' || (input.flags.testCaseUploader && input.values.testCasesSource === 'csv'));

/** The import that was begun, where it is of this kind. */
export const begunOfKind = ({ begun }: ImportStepContext, kind: ImportKind): BegunImport | null => (begun?.kind === kind ? begun : null);

/** Rows that were handed over and not looked at yet. */
export const begunWith = (kind: ImportKind, given: GivenRows): BegunImport => ({
  kind,
  source: { from: 'elsewhere', ...given },
  sheet: null,
  mapping: [],
  edits: {},
  updatesByCode: true,
  unread: [],
});

const presentOf = ({ values }: ImportStepInput, kind: ImportKind): number =>
  (kind === 'test_cases' ? values.testCases : kind === 'known_issues' ? values.knownIssues : values.testDataPool).length;

/** What an import of a kind is told of the test. */
export const importInput = (input: ImportStepContext, kind: ImportKind) => ({
  kind,
  present: kind === 'test_cases' ? input.values.testCases : [],
  replaces: presentOf(input, kind),
  testId: input.testId,
  unread: begunOfKind(input, kind)?.unread ?? [],
  mayChoose: takesFile(input, kind),
});

export const isImported = (output: ImportRowsOutput): output is Imported => output.ending === 'imported';

/** What was left to go on with later. */
export const leftOf = (output: ImportRowsOutput): BegunImport | null => (output.ending === 'left' ? output.begun : null);

/** What is to be said of the end of an import, before its rows are taken over: with what they take along; what is only left needs no words. */
export function endOf({ values }: ImportStepInput, kind: ImportKind, output: ImportRowsOutput): ImportEmitted | null {
  if (isImported(output)) {
    const { imported: count, source } = output;
    return { type: 'rows.imported', kind, count, source, reset: resetByImport(values, kind) };
  }
  const { ending, begun } = output;
  return ending === 'cancelled' && begun !== null && begun.source !== null ? { type: 'import.cancelled', begun } : null;
}

/** The values with what was imported. */
export const withImported = ({ values, flags }: ImportStepInput, output: ImportRowsOutput): { readonly values: RequestedTestValues } => ({
  values: isImported(output) ? applyChange(values, { kind: 'imported', values: output.values, source: output.source }, { flags }) : values,
});

/** What is left of an import that was begun, once what could not be read is thrown away. */
export const withoutUnread = (begun: BegunImport | null): BegunImport | null =>
  begun === null || begun.source === null ? null : { ...begun, unread: [] };

/** What this device is told when that is thrown away. */
export function unreadOrder(begun: BegunImport): KeepOrder {
  const left = withoutUnread(begun);
  return left === null ? { type: 'import.forget', kind: begun.kind } : { type: 'import.keep', revision: 0, begun: left };
}
