import type { GivenRows } from '#schema/rules/launch/import/given-rows.ts';
import type { ImportKind } from '#schema/vocabulary/launch/import-kinds.ts';
import { knownIssuesWay } from '#schema/rules/launch/modes.ts';
import { includesTestCases } from '#schema/rules/launch/requested-test.ts';
import type { RequestedTestValues } from '#schema/rules/launch/requested-test.ts';
import type { Imported, ImportRowsOutput } from '../import/import-rows.rules.ts';
import type { BegunImport, KeepOrder } from '../import/begun-import.rules.ts';
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

type Begun = readonly BegunImport[];
const withoutKind = (begun: Begun, gone: ImportKind): Begun => begun.filter(({ kind }) => kind !== gone);

/** The import of a kind that was begun; null where none was. */
export const begunOfKind = ({ begun }: ImportStepContext, of: ImportKind): BegunImport | null =>
  begun.find(({ kind }) => kind === of) ?? null;

/** The import to tell of, where it can go on: the one of which something could not be read, else the latest. */
export function begunToTell(context: ImportStepContext): BegunImport | null {
  const open = context.begun.filter(({ kind }) => takesRows(context, kind));
  return open.find(({ unread }) => unread.length > 0) ?? open[0] ?? null;
}

/** The imports that were begun, with one that was touched just now. */
export const withBegun = (begun: Begun, latest: BegunImport): Begun => [latest, ...withoutKind(begun, latest.kind)];

/** The imports that were begun, with those that this device keeps of other kinds. */
export const withFound = (begun: Begun, found: Begun): Begun => [
  ...begun,
  ...begun.reduce((rest, { kind }) => withoutKind(rest, kind), found),
];

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

/** The imports that were begun once one has ended: with what was left of it to go on with later. */
export const begunAfter = (begun: Begun, kind: ImportKind, output: ImportRowsOutput): Begun =>
  output.ending === 'left' && output.begun !== null ? withBegun(begun, output.begun) : withoutKind(begun, kind);

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

/** What can be read of an import that was begun; null where that is nothing. */
const readOf = (begun: BegunImport): BegunImport | null => (begun.source === null ? null : { ...begun, unread: [] });

/** The imports that were begun once what could not be read of one is thrown away. */
export const withoutUnread = (begun: Begun, told: BegunImport): Begun =>
  begun.flatMap((one) => (one === told ? (readOf(one) ?? []) : [one]));

/** What this device is told when that is thrown away. */
export function unreadOrder(told: BegunImport): KeepOrder {
  const left = readOf(told);
  return left === null ? { type: 'import.forget', kind: told.kind } : { type: 'import.keep', revision: 0, begun: left };
}
