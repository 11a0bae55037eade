import { sourceName } from '../import-rows/import-rows.rules.ts';
import type { BegunImport } from '../import-rows/import-rows.types.ts';
import { takesRows } from './import-step.rules.ts';
import type { ScopeStepSnapshot } from './scope-step.machine.ts';
import type { TestDataStepSnapshot } from './test-data-step.machine.ts';

/** A step that takes rows over. */
export type ImportStepSnapshot = ScopeStepSnapshot | TestDataStepSnapshot;

/** The import of a step, while it is open. */
export const selectImportRef = ({ children }: ImportStepSnapshot) => children.importRows;

/** The import that was begun and left, where it can go on. */
export const selectBegun = ({ context }: ImportStepSnapshot): BegunImport | null =>
  context.begun !== null && takesRows(context, context.begun.kind) ? context.begun : null;

/** What the rows of an import that was begun are called. */
export const begunSource = ({ source }: BegunImport): string => sourceName(source);
