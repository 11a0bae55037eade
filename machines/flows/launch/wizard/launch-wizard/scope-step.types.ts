import type { GivenRows } from '#schema/rules/launch/import/given-rows.ts';
import type { ImportKind } from '#schema/vocabulary/launch/import-kinds.ts';
import type { TestCasesSource } from '#schema/vocabulary/launch/options.ts';
import type { TestCase } from '#schema/rules/launch/requested-test.ts';
import type { ImportEmitted, ImportResumed, ImportShown, ImportStepContext, UnreadForgotten } from './import-step.types.ts';
import type { CaseReset, StepReset } from './resets.rules.ts';
import type { WizardStepEmitted, WizardStepEvent } from './wizard-step.types.ts';

/** What the Scope step imports. */
export type ScopeImport = Extract<ImportKind, 'test_cases' | 'known_issues'>;
export type ScopeStepContext = ImportStepContext & {
  readonly touched: readonly string[];
  readonly importing: ScopeImport;
  readonly given: GivenRows | null;
  /** The TestRail run that was read last, as it was typed. */
  readonly testRunId: string;
  /** The test case that is open to be edited, as it was before. */
  readonly editing: { readonly index: number; readonly before: TestCase } | null;
};
export type ScopeStepEvent =
  | { readonly type: 'source.choose'; readonly source: TestCasesSource }
  | WizardStepEvent
  | { readonly type: 'import.open'; readonly kind?: ScopeImport; readonly given?: GivenRows; readonly testRunId?: string }
  | ImportResumed
  | ImportShown
  | UnreadForgotten
  | { readonly type: 'picker.open' }
  | { readonly type: 'case.edit'; readonly index: number }
  | { readonly type: 'case.close' }
  | { readonly type: 'step.restore'; readonly reset: StepReset }
  /** The latest of the earlier tests of the platform. */
  | { readonly type: 'earlier.found'; readonly testCycleCode: string };
export type ScopeStepEmitted =
  | WizardStepEmitted
  | ImportEmitted
  | { readonly type: 'case.edited'; readonly reset: CaseReset }
  | { readonly type: 'step.removed'; readonly reset: StepReset };
