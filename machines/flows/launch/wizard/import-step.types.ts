import type { ImportKind } from '#schema/vocabulary/launch/import-kinds.ts';
import type { BegunImport } from '../import/begun-import.rules.ts';
import type { ImportReset } from './resets.rules.ts';
import type { Refusals, WizardStepInput } from './wizard-step.ts';

/** A step that takes rows over as well: for which test, and whether it is only looked at. */
export type ImportStepInput = WizardStepInput & { readonly testId: string; readonly isReading: boolean };
/** The imports that were begun here, found or left, of each kind one; the latest comes first. */
export type ImportStepContext = ImportStepInput & Refusals & { readonly begun: readonly BegunImport[] };
/** Opens an import that was begun: the one that is given, or else the one of this kind that is found. */
export type ImportResumed = { readonly type: 'import.resume'; readonly kind: ImportKind; readonly begun?: BegunImport };
/** Throws away what was kept of an import and could not be read. */
export type UnreadForgotten = { readonly type: 'unread.forget' };
/** The page of the import is there; or it is left before it came. */
export type ImportShown = { readonly type: 'import.fetched' } | { readonly type: 'import.leave' };
/** How an import ended; a cancelled one with what there was of it. */
export type ImportEmitted =
  | {
      readonly type: 'rows.imported';
      readonly kind: ImportKind;
      readonly count: number;
      readonly source: string;
      readonly reset: ImportReset;
    }
  | { readonly type: 'rows.refused'; readonly kind: ImportKind }
  | { readonly type: 'import.cancelled'; readonly begun: BegunImport };
