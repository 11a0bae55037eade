import type { WizardStep } from '#schema/vocabulary/launch/places.ts';
import type { LaunchFlags } from '#schema/rules/launch/flags.ts';
import type { RequestedTestValues } from '#schema/rules/launch/requested-test.ts';
import type { ActorRef, Snapshot } from 'xstate';
import type { WizardChange } from './launch-wizard.rules.ts';
import type { Reset } from './resets.rules.ts';

export type ValuesNotice = { readonly type: 'values.changed'; readonly values: RequestedTestValues };
export type ValuesListener = ActorRef<Snapshot<unknown>, ValuesNotice>;

export type WizardStepInput = {
  readonly step: WizardStep;
  readonly values: RequestedTestValues;
  readonly flags: LaunchFlags;
  readonly listener: ValuesListener;
};
export type WizardStepContext = WizardStepInput & { readonly touched: readonly string[] };
/** What every step hears; those with fields to type into hear too when one is left. */
export type StepChoice = { readonly type: 'values.change'; readonly change: WizardChange } | { readonly type: 'step.submit' };
export type WizardStepEvent = StepChoice | { readonly type: 'field.leave'; readonly field: string };
export type WizardStepOutput = { readonly values: RequestedTestValues };
/** A change of this step took along what was entered before. */
export type ResetNotice = { readonly type: 'values.reset'; readonly step: WizardStep; readonly reset: Reset };
export type WizardStepEmitted = { readonly type: 'problems.found' } | ResetNotice;
export type WizardStepTag = 'editable' | 'refused' | 'settled';
