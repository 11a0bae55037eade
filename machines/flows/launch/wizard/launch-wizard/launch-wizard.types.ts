import type { WizardStep } from '#schema/vocabulary/launch/places.ts';
import type { LaunchFlags } from '#schema/rules/launch/flags.ts';
import type { RequestedTestValues } from '#schema/rules/launch/requested-test.ts';
import type { ActorRef, Snapshot } from 'xstate';
import type { AnyReset } from './resets.rules.ts';
import type { ValuesNotice } from './wizard-step.types.ts';

export type WizardNotice = { readonly type: 'wizard.changed'; readonly step: WizardStep; readonly values: RequestedTestValues };
export type WizardListener = ActorRef<Snapshot<unknown>, WizardNotice>;

export type LaunchWizardInput = {
  readonly testId: string;
  readonly step: WizardStep;
  readonly values: RequestedTestValues;
  readonly flags: LaunchFlags;
  readonly listener: WizardListener;
  /** Somebody else types into the test, or it is shared to be read. */
  readonly isReading: boolean;
};
export type LaunchWizardContext = LaunchWizardInput;
export type LaunchWizardEvent =
  | { readonly type: 'step.open'; readonly step: WizardStep }
  | { readonly type: 'step.back' }
  | { readonly type: 'step.retry' }
  /** Brings back what a change took along, at the step where it was made. */
  | { readonly type: 'values.restore'; readonly step: WizardStep; readonly reset: AnyReset }
  | ValuesNotice;
export type LaunchWizardOutput = { readonly testId: string; readonly values: RequestedTestValues };
export type LaunchWizardEmitted = { readonly type: 'step.opened'; readonly step: WizardStep };
export type LaunchWizardTag = 'editable' | 'refused' | 'settled';
