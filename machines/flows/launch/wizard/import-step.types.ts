import type { CaseReset, StepReset } from './resets.rules.ts';
import type { WizardStepEmitted } from './wizard-step.ts';
import type { ImportKind } from '#schema/vocabulary/launch/import-kinds.ts';
import type { BegunImport } from '../import/begun-import.rules.ts';
import type { ImportReset } from './resets.rules.ts';
import type { Refusals, WizardStepInput } from './wizard-step.ts';

export type ImportStepInput = WizardStepInput & { readonly testId: string; readonly isReading: boolean };
/** One of each kind, the latest first. */
export type ImportStepContext = ImportStepInput & Refusals & { readonly begun: readonly BegunImport[] };
/** The given one, or the one found of this kind. */
export type ImportResumed = { readonly type: 'import.resume'; readonly kind: ImportKind; readonly begun?: BegunImport };
export type UnreadForgotten = { readonly type: 'unread.forget' };
export type ImportShown = { readonly type: 'import.fetched' } | { readonly type: 'import.leave' };
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

export type ScopeStepEmitted =
  | WizardStepEmitted
  | ImportEmitted
  | { readonly type: 'case.edited'; readonly reset: CaseReset }
  | { readonly type: 'step.removed'; readonly reset: StepReset };
