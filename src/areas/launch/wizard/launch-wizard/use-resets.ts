import { useEffect, useRef } from 'react';
import type { LaunchWizardActorRef } from '#machines/flows/launch/wizard/launch-wizard.ts';
import type { Reset } from '#machines/flows/launch/wizard/resets.rules.ts';
import type { ScopeStepActorRef } from '#machines/flows/launch/wizard/scope-step.ts';
import type { WizardStepActorRef } from '#machines/flows/launch/wizard/wizard-step.ts';
import { dismissToast, showToast } from '#src/ui/toast.tsx';
import { useEmitted } from '#src/use-emitted.ts';

const words: Readonly<Record<Reset['kind'], string>> = {
  activity: 'Changing the activity starts over. What you had entered was cleared.',
  applicationType: 'Changing the type of application clears the targeting groups. Yours were cleared.',
  carriedRemove: 'What came from the first test was removed.',
  casesIncluded: 'The test cases were removed.',
  groupRemove: 'The targeting group was removed.',
};

/** Undo of a reset; groups are restored one by one. */
export function useResets(wizardRef: LaunchWizardActorRef, stepRef: WizardStepActorRef | ScopeStepActorRef | undefined): void {
  const shown = useRef(new Set<string>());
  useEmitted(stepRef as Pick<WizardStepActorRef, 'on'> | undefined, {
    'values.reset': ({ step, reset }) =>
      shown.current.add(
        showToast({
          id: reset.kind === 'groupRemove' ? undefined : `values-reset-${reset.kind}`,
          type: 'info',
          text: words[reset.kind],
          undo: () => wizardRef.send({ type: 'values.restore', step, reset }),
        }),
      ),
  });
  useEffect(() => {
    const { current } = shown;
    return () => current.forEach((id) => dismissToast(id));
  }, [wizardRef]);
}
