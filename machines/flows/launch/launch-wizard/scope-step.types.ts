import type { GivenRows } from '#schema/rules/launch/import/given-rows.ts';
import type { TestCasesSource } from '#schema/vocabulary/launch/options.ts';
import type { ImportTestCasesOutput } from '../import-test-cases/import-test-cases.types.ts';
import type { WizardStepEmitted, WizardStepEvent } from './wizard-step.types.ts';

export type ScopeStepEvent =
  | { readonly type: 'source.choose'; readonly source: TestCasesSource }
  | WizardStepEvent
  | { readonly type: 'import.open'; readonly given?: GivenRows }
  | { readonly type: 'picker.open' };
export type ScopeStepEmitted =
  | WizardStepEmitted
  | { readonly type: 'cases.imported'; readonly count: number }
  | { readonly type: 'cases.refused' };
export type ImportedCases = Exclude<ImportTestCasesOutput, null>;
