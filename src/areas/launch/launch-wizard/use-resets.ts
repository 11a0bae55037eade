import { useEffect } from 'react';
import type { LaunchWizardActorRef } from '#machines/flows/launch/launch-wizard/launch-wizard.machine.ts';
import type { ResetKind } from '#machines/flows/launch/launch-wizard/resets.rules.ts';
import type { ScopeStepActorRef } from '#machines/flows/launch/launch-wizard/scope-step.machine.ts';
import type { WizardStepActorRef } from '#machines/flows/launch/launch-wizard/wizard-step.machine.ts';
import { dismissToast, showToast } from '#src/ui/toast.tsx';

const id = 'values-reset';

const words: Readonly<Record<ResetKind, string>> = {
  activity: 'Another activity starts over. What you had entered was cleared.',
  applicationType: 'Another type of application starts without targeting groups. Yours were cleared.',
  casesIncluded: 'The test cases were removed.',
  groupRemove: 'The targeting group was removed.',
};

/** Says what a change took along, and brings it back. */
export function useResets(wizardRef: LaunchWizardActorRef, stepRef: WizardStepActorRef | ScopeStepActorRef | undefined): void {
  useEffect(() => {
    const listener = (stepRef as Pick<WizardStepActorRef, 'on'> | undefined)?.on('values.reset', ({ kind, step, values }) =>
      showToast({ id, type: 'info', text: words[kind], undo: () => wizardRef.send({ type: 'values.restore', step, values }) }),
    );
    return () => listener?.unsubscribe();
  }, [wizardRef, stepRef]);
  useEffect(() => () => dismissToast(id), [wizardRef]);
}
