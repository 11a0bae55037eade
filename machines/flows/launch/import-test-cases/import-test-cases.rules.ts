import { editSheet } from '#schema/rules/launch/import/sheet.ts';
import { mappingFaults } from '#schema/rules/launch/import/test-case-columns.ts';
import { importTestCases, importableCases, mergeByCode } from '#schema/rules/launch/import/test-case-rows.ts';
import type { TestCaseImport } from '#schema/rules/launch/import/test-case-rows.ts';
import type { ImportTestCasesContext, ImportTestCasesOutput } from './import-test-cases.types.ts';

type Mapped = Pick<ImportTestCasesContext, 'read' | 'mapping' | 'edits'>;

const nothing: TestCaseImport = { cases: [], notes: [], rows: 0 };
let latest: { readonly of: Mapped; readonly preview: TestCaseImport } | null = null;

/** What the file becomes under the chosen mapping and the mended cells; computed once for the same choices. */
export function previewOf({ read, mapping, edits }: Mapped): TestCaseImport {
  if (read === null) return nothing;
  if (latest?.of.read === read && latest.of.mapping === mapping && latest.of.edits === edits) return latest.preview;
  const preview = importTestCases(editSheet(read.sheet, edits), mapping);
  latest = { of: { read, mapping, edits }, preview };
  return preview;
}

/** Whether the mapping is complete and something can be imported. */
export const hasCases = (context: Mapped): boolean =>
  mappingFaults(context.mapping).length === 0 && importableCases(previewOf(context)).length > 0;

/** Whether nothing has to be mended. */
export const hasNoErrors = (context: Mapped): boolean => previewOf(context).notes.every(({ level }) => level !== 'error');

/** The cases of the test after the import. */
export function importResult(context: ImportTestCasesContext): ImportTestCasesOutput {
  const imported = importableCases(previewOf(context));
  return {
    testCases: context.updatesByCode ? mergeByCode(context.present, imported) : imported,
    fileName: context.file?.name ?? context.given?.source ?? '',
    imported: imported.length,
  };
}
