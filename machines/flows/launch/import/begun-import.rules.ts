import type { GivenRows } from '#schema/rules/launch/import/external-cases.ts';
import type { CellEdits } from '#schema/rules/launch/import/sheet.ts';
import type { PromiseActorLogic, CallbackActorLogic } from 'xstate';
import * as v from 'valibot';
import { asideOf, fit, isRecord, unreadRules } from '#schema/rules/fit.ts';
import type { Unread } from '#schema/rules/fit.ts';
import { columnTargets } from '#schema/rules/launch/import/columns.ts';
import type { ColumnMapping } from '#schema/rules/launch/import/columns.ts';
import { asFound } from '#schema/vocabulary/launch/import-kinds.ts';
import type { ImportKind, Reading } from '#schema/vocabulary/launch/import-kinds.ts';

/** Where rows come from. */
export type ImportSource =
  | { readonly from: 'file'; readonly file: File }
  | { readonly from: 'clipboard'; readonly text: string; readonly html: string }
  | ({ readonly from: 'elsewhere' } & GivenRows);

/** An import that somebody began: what to read, and what was mapped and mended since. */
export type BegunImport = {
  readonly kind: ImportKind;
  /** Null where nothing is left of it but what could not be read. */
  readonly source: ImportSource | null;
  readonly sheet: string | null;
  readonly reading: Reading;
  readonly mapping: ColumnMapping;
  readonly edits: CellEdits;
  readonly updatesByCode: boolean;
  /** What was kept and could not be read; it stays until it is thrown away. */
  readonly unread: readonly Unread[];
};

/** The test that imports fill in. */
export type ImportPlace = { readonly testId: string };

/** What this device is told to keep of an import, or to forget. */
export type KeepOrder =
  | { readonly type: 'import.keep'; readonly revision: number; readonly begun: BegunImport }
  | { readonly type: 'import.forget'; readonly kind: ImportKind };

/** Finds what was begun for a test and never finished, of each kind one; the one that was touched last comes first. */
export type FindImport = PromiseActorLogic<readonly BegunImport[], { readonly testId: string; readonly kinds: readonly ImportKind[] }>;

/** Keeps on this device what it is told to. */
export type KeepImport = CallbackActorLogic<KeepOrder, ImportPlace>;

const isTexts = (given: unknown): given is readonly string[] => Array.isArray(given) && given.every((one) => typeof one === 'string');
/** All or none: columns and cells are positional. */
const textsRule = v.custom<readonly string[]>(isTexts);
const rowsRule = v.custom<readonly (readonly string[])[]>((given) => Array.isArray(given) && given.every(isTexts));
const sourceRule = v.variant('from', [
  v.object({ from: v.literal('file'), file: v.instance(File) }),
  v.object({ from: v.literal('clipboard'), text: v.string(), html: v.string() }),
  v.object({ from: v.literal('elsewhere'), headers: textsRule, rows: rowsRule, source: v.string() }),
]);
/** A delimiter or an encoding that the reader does not know is passed over there. */
const readingRule = v.object({
  header: v.fallback(v.nullable(v.number()), null),
  delimiter: v.fallback(v.nullable(v.string()), null),
  encoding: v.fallback(v.nullable(v.string()), null),
});
/** All or none: one target for each column. */
const mappingRule = (kind: ImportKind) =>
  v.custom<ColumnMapping>((given) => Array.isArray(given) && given.every((one) => columnTargets[kind].some((target) => target === one)));
const importRule = (kind: ImportKind) =>
  v.object({
    source: v.fallback(v.nullable(sourceRule), null),
    sheet: v.fallback(v.nullable(v.string()), null),
    reading: v.fallback(readingRule, asFound),
    mapping: v.fallback(mappingRule(kind), []),
    edits: v.fallback(v.record(v.string(), v.string()), {}),
    updatesByCode: v.fallback(v.boolean(), true),
    unread: unreadRules,
  });

/** An import with nothing left but `unread`; null without any. */
export const restOf = (kind: ImportKind, unread: readonly Unread[]): BegunImport | null =>
  unread.length === 0 ? null : { kind, source: null, sheet: null, reading: asFound, mapping: [], edits: {}, updatesByCode: true, unread };

/** Rows are written once, the work on them with each change. */
export const keptImport = ({ source, sheet, reading, mapping, edits, updatesByCode, unread }: BegunImport) => ({
  rows: source === null ? undefined : { source, sheet, reading },
  work: { mapping, edits, updatesByCode, unread },
});

const partsOf = (name: string, kept: unknown): Readonly<Record<string, unknown>> =>
  isRecord(kept) ? kept : kept === undefined ? {} : { [name]: kept };

/** Parses a saved import of any version; without its rows all of it goes to `unread`. */
export function readBegunImport(kind: ImportKind, rows: unknown, work: unknown): BegunImport | null {
  const { keptAt: _keptAt, unread: earlier, ...made } = partsOf('work', work);
  const { value, unread } = fit(importRule(kind), { ...made, ...partsOf('rows', rows), unread: earlier });
  if (value.source !== null) return { kind, ...value, unread: [...value.unread, ...unread] };
  const isNothing = (rows ?? null) === null && value.mapping.length === 0 && Object.keys(value.edits).length === 0;
  return restOf(kind, [...value.unread, ...(isNothing ? unread : asideOf('import', { rows, work: made }))]);
}
