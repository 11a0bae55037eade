import type { GivenRows } from '#schema/rules/launch/import/given-rows.ts';
import type { ImportKind } from '#schema/vocabulary/launch/import-kinds.ts';
import type { TestCasesSource } from '#schema/vocabulary/launch/options.ts';
import type { BegunImport } from '../import-rows/import-rows.types.ts';
import type { ImportStepInput, WizardStepEmitted, WizardStepEvent } from './wizard-step.types.ts';

/** What the Scope step imports. */
export type ScopeImport = Extract<ImportKind, 'test_cases' | 'known_issues'>;
export type ScopeStepContext = ImportStepInput & {
  readonly touched: readonly string[];
  readonly importing: ScopeImport;
  readonly given: GivenRows | null;
  /** An import that was left, and goes on. */
  readonly begun: BegunImport | null;
  /** The TestRail run that was read last, as it was typed. */
  readonly testRunId: string;
};
export type ScopeStepEvent =
  | { readonly type: 'source.choose'; readonly source: TestCasesSource }
  | WizardStepEvent
  | { readonly type: 'import.open'; readonly kind?: ScopeImport; readonly given?: GivenRows; readonly testRunId?: string }
  | { readonly type: 'picker.open' }
  /** The latest of the earlier tests of the platform. */
  | { readonly type: 'earlier.found'; readonly testCycleCode: string };
export type ImportEmitted =
  | { readonly type: 'rows.imported'; readonly kind: ImportKind; readonly count: number; readonly source?: string }
  | { readonly type: 'rows.refused'; readonly kind: ImportKind };
export type ScopeStepEmitted = WizardStepEmitted | ImportEmitted;
