import type { ColumnMapping, ColumnTarget, RememberedColumns } from '#schema/rules/launch/import/columns.ts';
import type { GivenRows } from '#schema/rules/launch/import/given-rows.ts';
import type { Built, ImportedValues } from '#schema/rules/launch/import/imported.ts';
import type { CellEdits, SheetFault } from '#schema/rules/launch/import/sheet.ts';
import type { Unread } from '#schema/rules/fit.ts';
import type { TestCase } from '#schema/rules/launch/requested-test.ts';
import type { ImportKind } from '#schema/vocabulary/launch/import-kinds.ts';
import type { CallbackActorLogic, PromiseActorLogic } from 'xstate';

/** Where rows come from. */
export type ImportSource =
  | { readonly from: 'file'; readonly file: File }
  | { readonly from: 'clipboard'; readonly text: string; readonly html: string }
  | ({ readonly from: 'elsewhere' } & GivenRows);

/** A sheet that was read: what the preview says of it. The rows themselves stay with the engine. */
export type ReadSource = {
  readonly headers: readonly string[];
  readonly sample: readonly string[];
  readonly rows: number;
  /** How it was written, as 'comma, UTF-8'. */
  readonly written: string;
  readonly mapping: ColumnMapping;
  readonly isRemembered: boolean;
};
export type Progress = { readonly done: number; readonly total: number; readonly unit: 'bytes' | 'rows' };

/** An import that somebody began: what to read, and what was mapped and mended since. */
export type BegunImport = {
  readonly kind: ImportKind;
  /** Null where nothing is left of it but what could not be read. */
  readonly source: ImportSource | null;
  readonly sheet: string | null;
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
  | { readonly type: 'read.refused'; readonly faults: readonly SheetFault[] }
  | { readonly type: 'rows.built'; readonly revision: number; readonly built: Built };
export type EngineInput = {
  readonly kind: ImportKind;
  readonly source: ImportSource;
  readonly sheet: string | null;
  readonly present: readonly TestCase[];
};

export type ImportRowsPorts = {
  readonly findImport: FindImport;
  readonly runEngine: CallbackActorLogic<EngineOrder, EngineInput>;
  /** Keeps what was begun on this device, and tells 'import.kept' once it is there; where nothing can be kept, it tells nothing. */
  readonly keepImport: KeepImport;
  readonly keepMapping: PromiseActorLogic<void, { readonly kind: ImportKind; readonly columns: RememberedColumns }>;
};

export type ImportRowsInput = {
  readonly kind: ImportKind;
  readonly present: readonly TestCase[];
  /** How many things of this kind the import replaces. */
  readonly replaces: number;
  readonly given: GivenRows | null;
  /** The test it fills in. */
  readonly testId: string;
  /** The same import as it was left, where it is at hand: it goes on there. */
  readonly begun: BegunImport | null;
  /** What was put aside of what was begun before. */
  readonly unread: readonly Unread[];
  /** Whether a file may be chosen where nothing was begun. */
  readonly mayChoose: boolean;
};
/** Finds what was begun for a test and never finished, of each kind one; the one that was touched last comes first. */
export type FindImport = PromiseActorLogic<readonly BegunImport[], { readonly testId: string; readonly kinds: readonly ImportKind[] }>;
/** Keeps on this device what it is told to. */
export type KeepImport = CallbackActorLogic<KeepOrder, ImportPlace>;
export type ImportRowsContext = {
  readonly kind: ImportKind;
  readonly present: readonly TestCase[];
  readonly replaces: number;
  readonly testId: string;
  /** What is taken up again when the rows have been read. */
  readonly begun: BegunImport | null;
  readonly unread: readonly Unread[];
  readonly source: ImportSource | null;
  readonly sheets: readonly string[];
  readonly sheet: string | null;
  readonly progress: Progress | null;
  readonly faults: readonly SheetFault[];
  readonly read: ReadSource | null;
  readonly mapping: ColumnMapping;
  readonly edits: CellEdits;
  readonly updatesByCode: boolean;
  readonly revision: number;
  /** The revision that this device keeps. */
  readonly keptRevision: number;
  readonly built: Built | null;
  readonly mayChoose: boolean;
  readonly ending: ImportEnding;
};
/** How an import ends. */
export type ImportEnding = ImportRowsOutput['ending'];
export type ImportRowsEvent =
  | { readonly type: 'file.choose'; readonly file: File }
  | { readonly type: 'table.paste'; readonly text: string; readonly html: string }
  | { readonly type: 'sheet.choose'; readonly name: string }
  | { readonly type: 'read.stop' }
  | { readonly type: 'column.map'; readonly column: number; readonly target: ColumnTarget }
  | { readonly type: 'cell.change'; readonly row: number; readonly column: number; readonly text: string }
  | { readonly type: 'update.change'; readonly updatesByCode: boolean }
  | { readonly type: 'unread.forget' }
  | { readonly type: 'import.confirm' }
  | { readonly type: 'import.confirmValid' }
  | { readonly type: 'import.cancel' }
  /** It is not looked at any more, and stays as it is. */
  | { readonly type: 'import.leave' }
  | { readonly type: 'import.kept'; readonly revision: number }
  | EngineAnswer;
export type Imported = { readonly ending: 'imported'; readonly values: ImportedValues; readonly source: string; readonly imported: number };
/** What was imported; or what was begun, as far as there are rows to go on with. */
export type ImportRowsOutput = Imported | { readonly ending: 'left' | 'cancelled'; readonly begun: BegunImport | null };
export type ImportRowsTag = 'busy' | 'editable' | 'refused' | 'settled';
