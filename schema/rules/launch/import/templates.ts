import type { ImportKind } from '#schema/vocabulary/launch/import-kinds.ts';
import { knownIssueColumns } from './columns.ts';
import { csvText } from './csv-text.ts';
import { testCaseColumns } from './test-case-columns.ts';

const headers: Readonly<Record<ImportKind, readonly string[]>> = {
  test_cases: Object.values(testCaseColumns),
  known_issues: Object.values(knownIssueColumns),
  test_data: ['User name', 'Password', 'Note'],
};

/** A file to fill in, which is imported as it stands. */
export const templateCsv = (kind: ImportKind): string => csvText([headers[kind]]);
