import type { ImportKind } from '#schema/vocabulary/launch/import-kinds.ts';
import type { BegunImport } from '../import/begun-import.rules.ts';
import { sourceName } from '../import/source-name.ts';
import { begunToTell } from './import-step.rules.ts';
import type { ScopeStepSnapshot } from './scope-step.ts';
import type { TestDataStepSnapshot } from './test-data-step.ts';

export type ImportStepSnapshot = ScopeStepSnapshot | TestDataStepSnapshot;

export function selectImportKind(snapshot: ImportStepSnapshot): ImportKind | null {
  return snapshot.matches('importing') ? snapshot.context.importing : null;
}

export const selectImportRef = ({ children }: ImportStepSnapshot) => children.importRows;

/** One at a time. */
export const selectBegun = ({ context }: ImportStepSnapshot): BegunImport | null => begunToTell(context);

export const begunSource = ({ source }: BegunImport): string => sourceName(source);
