import {
  selectScopeRef,
  selectStepRef,
  selectSteps,
  selectStepsInRed,
  selectTestDataRef,
} from '#machines/flows/launch/wizard/launch-wizard.ts';
import type { LaunchWizardActorRef, StepLine } from '#machines/flows/launch/wizard/launch-wizard.ts';
import { selectHasShownProblems } from '#machines/flows/launch/wizard/wizard-step.ts';
import { useSelector } from '@xstate/react';

const isSame = (one: readonly StepLine[], other: readonly StepLine[]): boolean =>
  one === other ||
  (one.length === other.length &&
    one.every(({ step, title, note, state }, index) => {
      const line = other[index];
      return line !== undefined && line.step === step && line.title === title && line.note === note && line.state === state;
    }));

/** Continuing was tried, so missing values are shown. */
export function useIsTried(wizardRef: LaunchWizardActorRef): boolean {
  const plain = useSelector(useSelector(wizardRef, selectStepRef), selectHasShownProblems);
  const scope = useSelector(useSelector(wizardRef, selectScopeRef), selectHasShownProblems);
  const testData = useSelector(useSelector(wizardRef, selectTestDataRef), selectHasShownProblems);
  return plain || scope || testData;
}

/** Stable while equal. */
export function useSteps(wizardRef: LaunchWizardActorRef): readonly StepLine[] {
  return useSelector(wizardRef, useIsTried(wizardRef) ? selectStepsInRed : selectSteps, isSame);
}
