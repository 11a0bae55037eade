import { isTestRailSource } from '#schema/rules/launch/import/test-rail-run.ts';
import { connectTexts } from '#schema/vocabulary/launch/connect-texts.ts';
import type { ImportKind } from '#schema/vocabulary/launch/import-kinds.ts';
import { importTexts } from '#schema/vocabulary/launch/import-texts.ts';

const imported: Readonly<Record<ImportKind, (count: number) => string>> = {
  test_cases: importTexts.testCasesImported,
  known_issues: importTexts.knownIssuesImported,
  test_data: importTexts.testDataImported,
};

export const importedWords = (kind: ImportKind, count: number, source: string): string =>
  isTestRailSource(source) ? connectTexts.testRailImported : imported[kind](count);
