import { mappingFaults } from '#schema/rules/launch/import/test-case-columns.ts';
import type { ColumnMapping } from '#schema/rules/launch/import/test-case-columns.ts';
import type { SheetFault } from '#schema/rules/launch/import/sheet.ts';
import { rowsLeftOut } from '#schema/rules/launch/import/test-case-rows.ts';
import type { TestCaseImport } from '#schema/rules/launch/import/test-case-rows.ts';
import type { ImportTestCasesSnapshot } from './import-test-cases.machine.ts';
import { previewOf } from './import-test-cases.rules.ts';
import type { ReadFile } from './import-test-cases.types.ts';

export type ImportStage = 'opening' | 'choosing' | 'reading' | 'refused' | 'mapping' | 'imported' | 'cancelled';

export const selectStage = (snapshot: ImportTestCasesSnapshot): ImportStage => snapshot.value;
export const selectFileName = (snapshot: ImportTestCasesSnapshot): string =>
  snapshot.context.file?.name ?? snapshot.context.given?.source ?? '';
export const selectRead = (snapshot: ImportTestCasesSnapshot): ReadFile | null => snapshot.context.read;
export const selectFaults = (snapshot: ImportTestCasesSnapshot): readonly SheetFault[] => snapshot.context.faults;
export const selectMapping = (snapshot: ImportTestCasesSnapshot): ColumnMapping => snapshot.context.mapping;
export const selectUpdatesByCode = (snapshot: ImportTestCasesSnapshot): boolean => snapshot.context.updatesByCode;
export const selectHasPresent = (snapshot: ImportTestCasesSnapshot): boolean => snapshot.context.present.length > 0;
export const selectPreview = (snapshot: ImportTestCasesSnapshot): TestCaseImport => previewOf(snapshot.context);
export const selectCanImport = (snapshot: ImportTestCasesSnapshot): boolean => snapshot.can({ type: 'import.confirm' });
export const selectCanImportValid = (snapshot: ImportTestCasesSnapshot): boolean => snapshot.can({ type: 'import.confirmValid' });

/** Why 'Import' waits: the mapping first, then the rows to mend. */
export function selectWhyNot(snapshot: ImportTestCasesSnapshot): string | null {
  if (selectCanImport(snapshot) || snapshot.value !== 'mapping') return null;
  const [mapping] = mappingFaults(snapshot.context.mapping);
  if (mapping !== undefined) return mapping;
  const error = previewOf(snapshot.context).notes.find(({ level }) => level === 'error');
  return error?.message ?? 'The file holds no test case.';
}

/** 'Import without row 9', or how many rows stay behind; null when none do. */
export function selectWithoutLabel(snapshot: ImportTestCasesSnapshot): string | null {
  const rows = rowsLeftOut(previewOf(snapshot.context));
  if (rows.length === 0) return null;
  return rows.length === 1 ? `Import without row ${rows[0]}` : `Import without ${rows.length} rows`;
}
