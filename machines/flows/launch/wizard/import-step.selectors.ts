import type { ImportKind } from '#schema/vocabulary/launch/import-kinds.ts';
import type { BegunImport } from '../import/begun-import.rules.ts';
import { sourceName } from '../import/source-name.ts';
import { begunToTell } from './import-step.rules.ts';
import type { ScopeStepSnapshot } from './scope-step.ts';
import type { TestDataStepSnapshot } from './test-data-step.ts';

/** A step that takes rows over. */
export type ImportStepSnapshot = ScopeStepSnapshot | TestDataStepSnapshot;

/** What a step imports, from the moment its import is opened. */
export function selectImportKind(snapshot: ImportStepSnapshot): ImportKind | null {
  if (!snapshot.matches('importing')) return null;
  return 'importing' in snapshot.context ? snapshot.context.importing : 'test_data';
}

/** The import of a step, once its code is there. */
export const selectImportRef = ({ children }: ImportStepSnapshot) => children.importRows;

/** The import that was begun and left, where it can go on; one at a time. */
export const selectBegun = ({ context }: ImportStepSnapshot): BegunImport | null => begunToTell(context);

/** What the rows of an import that was begun are called. */
export const begunSource = ({ source }: BegunImport): string => sourceName(source);
