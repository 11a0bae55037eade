import type { GivenRows } from '#schema/rules/launch/import/external-cases.ts';
import type { ImportKind } from '#schema/vocabulary/launch/import-kinds.ts';
import { knownIssuesWay } from '#schema/rules/launch/modes.ts';
import { includesTestCases } from '#schema/rules/launch/requested-test.ts';
import type { RequestedTestValues } from '#schema/rules/launch/requested-test.ts';
import type { Imported, ImportRowsOutput } from '../import/import-rows.rules.ts';
import { asFound } from '#schema/vocabulary/launch/import-kinds.ts';
import type { BegunImport, KeepOrder } from '../import/begun-import.rules.ts';
import type { ImportEmitted, ImportStepContext, ImportStepInput } from './import-step.setup.ts';
import { applyChange } from './launch-wizard.rules.ts';
import { resetByImport } from './resets.rules.ts';

export function takesRows({ values, flags, isReading }: ImportStepInput, kind: ImportKind): boolean {
  if (isReading) return false;
  if (kind === 'test_cases') return includesTestCases(values);
  return kind === 'known_issues' ? knownIssuesWay(values, flags) === 'upload' : values.requiresTestData === 'true';
}

export const takesFile = (input: ImportStepInput, kind: ImportKind): boolean =>
  takesRows(input, kind) && (kind !== 'test_cases' || (input.flags.testCaseUploader && input.values.testCasesSource === 'csv'));

type Begun = readonly BegunImport[];
const withoutKind = (begun: Begun, gone: ImportKind): Begun => begun.filter(({ kind }) => kind !== gone);

/** Null where none was. */
export const begunOfKind = ({ begun }: ImportStepContext, of: ImportKind): BegunImport | null =>
  begun.find(({ kind }) => kind === of) ?? null;

/** One with `unread` values, else the latest. */
export function begunToTell(context: ImportStepContext): BegunImport | null {
  const open = context.begun.filter(({ kind }) => takesRows(context, kind));
  return open.find(({ unread }) => unread.length > 0) ?? open[0] ?? null;
}

export const withBegun = (begun: Begun, latest: BegunImport): Begun => [latest, ...withoutKind(begun, latest.kind)];

export const withFound = (begun: Begun, found: Begun): Begun => [
  ...begun,
  ...begun.reduce((rest, { kind }) => withoutKind(rest, kind), found),
];

export const begunWith = (kind: ImportKind, given: GivenRows): BegunImport => ({
  kind,
  source: { from: 'elsewhere', ...given },
  sheet: null,
  reading: asFound,
  mapping: [],
  edits: {},
  updatesByCode: true,
  unread: [],
});

const presentOf = ({ values }: ImportStepInput, kind: ImportKind): number =>
  (kind === 'test_cases' ? values.testCases : kind === 'known_issues' ? values.knownIssues : values.testDataPool).length;

export const importInput = (input: ImportStepContext, kind: ImportKind) => ({
  kind,
  present: kind === 'test_cases' ? input.values.testCases : [],
  replaces: presentOf(input, kind),
  testId: input.testId,
  unread: begunOfKind(input, kind)?.unread ?? [],
  mayChoose: takesFile(input, kind),
});

export const isImported = (output: ImportRowsOutput): output is Imported => output.ending === 'imported';

export const begunAfter = (begun: Begun, kind: ImportKind, output: ImportRowsOutput): Begun =>
  output.ending === 'left' && output.begun !== null ? withBegun(begun, output.begun) : withoutKind(begun, kind);

/** With what the import replaces, before it does; null for one that is only left. */
export function endOf({ values }: ImportStepInput, kind: ImportKind, output: ImportRowsOutput): ImportEmitted | null {
  if (isImported(output)) {
    const { imported: count, source } = output;
    return { type: 'rows.imported', kind, count, source, reset: resetByImport(values, kind) };
  }
  const { ending, begun } = output;
  return ending === 'cancelled' && begun !== null && begun.source !== null ? { type: 'import.cancelled', begun } : null;
}

export const withImported = ({ values, flags }: ImportStepInput, output: ImportRowsOutput): { readonly values: RequestedTestValues } => ({
  values: isImported(output) ? applyChange(values, { kind: 'imported', values: output.values, source: output.source }, { flags }) : values,
});

/** Null where nothing can be parsed. */
const readOf = (begun: BegunImport): BegunImport | null => (begun.source === null ? null : { ...begun, unread: [] });

export const withoutUnread = (begun: Begun, told: BegunImport): Begun =>
  begun.flatMap((one) => (one === told ? (readOf(one) ?? []) : [one]));

export function unreadOrder(told: BegunImport): KeepOrder {
  const left = readOf(told);
  return left === null ? { type: 'import.forget', kind: told.kind } : { type: 'import.keep', revision: 0, begun: left };
}
