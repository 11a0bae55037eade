import type { Built, RowNote, StepOffer } from '#schema/rules/launch/import/imported.ts';
import type { ColumnMapping } from '#schema/rules/launch/import/columns.ts';
import type { SheetFault } from '#schema/rules/launch/import/sheet.ts';
import type { Unread } from '#schema/rules/fit.ts';
import type { ImportKind } from '#schema/vocabulary/launch/import-kinds.ts';
import type { ImportRowsSnapshot } from './import-rows.ts';
import type { Progress, ReadSource, ReadWays } from './import-rows.rules.ts';
import { hasNoErrors } from './import-rows.rules.ts';
import { sourceName } from './source-name.ts';

export type ImportStage = 'finding' | 'choosing' | 'reading' | 'choosingSheet' | 'refused' | 'mapping' | 'settled';

/** Waiting for a preview counts as mapping. */
export function selectStage(snapshot: ImportRowsSnapshot): ImportStage {
  if (snapshot.matches('finding')) return 'finding';
  if (snapshot.matches('choosing')) return 'choosing';
  if (snapshot.matches('refused')) return 'refused';
  if (snapshot.matches({ working: 'choosingSheet' })) return 'choosingSheet';
  if (snapshot.matches('working')) return snapshot.context.read === null || snapshot.context.built === null ? 'reading' : 'mapping';
  return 'settled';
}
export const selectKind = (snapshot: ImportRowsSnapshot): ImportKind => snapshot.context.kind;
export const selectSource = (snapshot: ImportRowsSnapshot): string => sourceName(snapshot.context.source);
export const selectSheets = (snapshot: ImportRowsSnapshot): readonly string[] => snapshot.context.sheets;
export const selectSheet = (snapshot: ImportRowsSnapshot): string | null => snapshot.context.sheet;
export const selectWays = (snapshot: ImportRowsSnapshot): ReadWays | null => snapshot.context.ways;
export const selectProgress = (snapshot: ImportRowsSnapshot): Progress | null => snapshot.context.progress;
export const selectFaults = (snapshot: ImportRowsSnapshot): readonly SheetFault[] => snapshot.context.faults;
export const selectUnread = (snapshot: ImportRowsSnapshot): readonly Unread[] => snapshot.context.unread;
export const selectRead = (snapshot: ImportRowsSnapshot): ReadSource | null => snapshot.context.read;
export const selectMapping = (snapshot: ImportRowsSnapshot): ColumnMapping => snapshot.context.mapping;
export const selectBuilt = (snapshot: ImportRowsSnapshot): Built | null => snapshot.context.built;
export const selectStepOffer = (snapshot: ImportRowsSnapshot): StepOffer | null => snapshot.context.built?.offer ?? null;
export const selectIsBuilding = (snapshot: ImportRowsSnapshot): boolean => snapshot.matches({ working: 'building' });
export const selectUpdatesByCode = (snapshot: ImportRowsSnapshot): boolean => snapshot.context.updatesByCode;
export const selectPresent = (snapshot: ImportRowsSnapshot): number => snapshot.context.present.length;
export const selectReplaces = (snapshot: ImportRowsSnapshot): number => snapshot.context.replaces;
export const selectCanImport = (snapshot: ImportRowsSnapshot): boolean => snapshot.can({ type: 'import.confirm' });
export const selectCanImportValid = (snapshot: ImportRowsSnapshot): boolean => snapshot.can({ type: 'import.confirmValid' });

/** A mapping or edit that this device has not saved would be lost with the page. */
export function selectIsAtRisk(snapshot: ImportRowsSnapshot): boolean {
  const { read, mapping, edits, revision, keptRevision } = snapshot.context;
  const isWorkedOn = mapping !== read?.mapping || Object.keys(edits).length > 0;
  return selectStage(snapshot) === 'mapping' && isWorkedOn && keptRevision !== revision;
}

const firstError = (built: Built): RowNote | undefined => built.notes.find(({ level }) => level === 'error');

/** Errors while there are any, then warnings. */
export type Sought = 'error' | 'warning';
export function selectSought({ context: { built } }: ImportRowsSnapshot): Sought {
  return !hasNoErrors(built) || built?.notes.every(({ level }) => level !== 'warning') === true ? 'error' : 'warning';
}

/** The mapping first, then the faulty rows. */
export function selectWhyNot(snapshot: ImportRowsSnapshot): string | null {
  const { built } = snapshot.context;
  if (built === null || selectCanImport(snapshot)) return null;
  if (selectIsBuilding(snapshot)) return 'The preview is being made.';
  return built.faults[0] ?? firstError(built)?.message ?? 'Nothing in these rows can be imported.';
}

/** 'Import without row 9', or the number of rows left out; null when none are. */
export function selectWithoutLabel(snapshot: ImportRowsSnapshot): string | null {
  const rows = snapshot.context.built?.leftOut ?? [];
  if (rows.length === 0) return null;
  return rows.length === 1 ? `Import without row ${rows[0]}` : `Import without ${rows.length} rows`;
}
