import type { ImportedValues, Built, RowNote } from '#schema/rules/launch/import/imported.ts';
import type { ColumnMapping } from '#schema/rules/launch/import/columns.ts';
import type { CellEdits, SheetFault } from '#schema/rules/launch/import/sheet.ts';
import type { ImportKind } from '#schema/vocabulary/launch/import-kinds.ts';
import type { ImportSource, BegunImport } from './begun-import.rules.ts';
import type { Reading } from '#schema/vocabulary/launch/import-kinds.ts';
import type { TestCase } from '#schema/rules/launch/requested-test.ts';
import { asideOf } from '#schema/rules/fit.ts';
import { columnTargets } from '#schema/rules/launch/import/columns.ts';
import { restOf } from './begun-import.rules.ts';
import type { Unread } from '#schema/rules/fit.ts';
import { sourceName } from './source-name.ts';

export type Imported = { readonly ending: 'imported'; readonly values: ImportedValues; readonly source: string; readonly imported: number };

/** What was imported; or what was begun, as far as there are rows to go on with. */
export type ImportRowsOutput = Imported | { readonly ending: 'left' | 'cancelled'; readonly begun: BegunImport | null };

/** A sheet that was read: what the preview says of it. The rows themselves stay with the engine. */
export type ReadSource = {
  readonly headers: readonly string[];
  readonly sample: readonly string[];
  readonly rows: number;
  /** How it was written, as 'comma, UTF-8'. */
  readonly written: string;
  readonly mapping: ColumnMapping;
  /** Of each column, why it was mapped so; empty where only its name says so. */
  readonly reasons: readonly string[];
  /** The tool that wrote it, where it is known. */
  readonly dialect: string | null;
  readonly ways: ReadWays;
  /** Where one of several tables was taken. */
  readonly sheets: readonly string[];
  readonly sheet: string | null;
  readonly isRemembered: boolean;
};

/** How a source was read, of which each may be chosen otherwise; null where it is no question. */
export type ReadWays = {
  readonly delimiter: string | null;
  readonly encoding: string | null;
  readonly header: number;
  readonly headerRows: readonly { readonly number: number; readonly text: string }[];
};

export type Progress = { readonly done: number; readonly total: number; readonly unit: 'bytes' | 'rows' };

/** What the engine is asked. */
export type EngineOrder = {
  readonly type: 'rows.build';
  readonly revision: number;
  readonly mapping: ColumnMapping;
  readonly edits: CellEdits;
  readonly updatesByCode: boolean;
};

/** What the engine answers. */
export type EngineAnswer =
  | ({ readonly type: 'read.progressed' } & Progress)
  | { readonly type: 'sheets.found'; readonly names: readonly string[] }
  | { readonly type: 'rows.read'; readonly read: ReadSource }
  | { readonly type: 'read.refused'; readonly faults: readonly SheetFault[]; readonly ways: ReadWays | null }
  | { readonly type: 'rows.built'; readonly revision: number; readonly built: Built };

export type EngineInput = {
  readonly kind: ImportKind;
  readonly source: ImportSource;
  readonly sheet: string | null;
  readonly reading: Reading;
  readonly present: readonly TestCase[];
};

export type ImportRowsContext = {
  readonly kind: ImportKind;
  readonly present: readonly TestCase[];
  readonly replaces: number;
  readonly testId: string;
  /** Resumed once the rows have been read. */
  readonly begun: BegunImport | null;
  readonly unread: readonly Unread[];
  readonly source: ImportSource | null;
  readonly sheets: readonly string[];
  readonly sheet: string | null;
  readonly reading: Reading;
  /** How it was read, also where it was refused then. */
  readonly ways: ReadWays | null;
  readonly progress: Progress | null;
  readonly faults: readonly SheetFault[];
  readonly read: ReadSource | null;
  readonly mapping: ColumnMapping;
  readonly edits: CellEdits;
  readonly updatesByCode: boolean;
  readonly revision: number;
  /** The revision saved on this device. */
  readonly keptRevision: number;
  readonly built: Built | null;
  readonly mayChoose: boolean;
  readonly ending: ImportRowsOutput['ending'];
};

const isError = ({ level }: RowNote): boolean => level === 'error';

export const hasThings = (built: Built | null): boolean => built !== null && built.faults.length === 0 && built.importable > 0;

export const hasNoErrors = (built: Built | null): boolean => built !== null && !built.notes.some(isError);

const fits = ({ kind, mapping }: BegunImport, { headers }: ReadSource): boolean =>
  mapping.length === headers.length && mapping.every((target) => columnTargets[kind].includes(target));

/** With the earlier mapping and edits; those of other columns go to `unread`. */
export function takenUp(
  { begun, unread }: ImportRowsContext,
  read: ReadSource,
): Pick<ImportRowsContext, 'read' | 'mapping' | 'edits' | 'unread'> {
  if (begun === null) return { read, mapping: read.mapping, edits: {}, unread };
  const { mapping, edits } = begun;
  if (fits(begun, read)) return { read, mapping, edits, unread };
  const isSameRows = mapping.length === 0 || mapping.length === read.headers.length;
  return {
    read,
    mapping: read.mapping,
    edits: isSameRows ? edits : {},
    unread: [...unread, ...asideOf('mapping', mapping), ...(isSameRows ? [] : asideOf('edits', edits))],
  };
}

/** A column that held the steps before and had none is left out. */
export const withSteps = (mapping: ColumnMapping, column: number): ColumnMapping =>
  mapping.map((target, index) => (index === column ? 'instruction' : target === 'instruction' ? 'leave_out' : target));

export const begunOf = ({
  kind,
  source,
  sheet,
  reading,
  begun,
  mapping,
  edits,
  updatesByCode,
  unread,
}: ImportRowsContext): BegunImport | null =>
  source === null
    ? null
    : { kind, source, sheet, reading, updatesByCode, unread, mapping: begun?.mapping ?? mapping, edits: begun?.edits ?? edits };

/** What the import fills in once it was confirmed; else what can be resumed. */
export function importResult(context: ImportRowsContext): ImportRowsOutput {
  const { ending, built, source, faults, kind, unread } = context;
  if (ending !== 'imported') return { ending, begun: (faults.length > 0 ? null : begunOf(context)) ?? restOf(kind, unread) };
  if (built === null) return { ending: 'cancelled', begun: null };
  return { ending, values: built.values, source: sourceName(source), imported: built.importable };
}
