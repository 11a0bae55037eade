import { useEffect } from 'react';
import type { LaunchWizardActorRef } from '#machines/flows/launch/launch-wizard/launch-wizard.machine.ts';
import type { ScopeStepActorRef } from '#machines/flows/launch/launch-wizard/scope-step.machine.ts';
import { dismissToast, showToast } from '#src/ui/toast.tsx';
import { goneWords } from '../build-request/gone-words.tsx';

const id = 'case-edited';

/** Says that a test case was changed, or a step of it taken out while it is open, and brings back what was there. */
export function useEditedCase(wizardRef: LaunchWizardActorRef, stepRef: ScopeStepActorRef | undefined): void {
  useEffect(() => {
    const listeners = [
      stepRef?.on('case.edited', ({ reset }) =>
        showToast({
          id,
          type: 'success',
          text: goneWords(reset.after.name, 'The test case', 'was changed.'),
          undo: () => wizardRef.send({ type: 'values.restore', step: 'scope', reset }),
        }),
      ),
      stepRef?.on('step.removed', ({ index, at, step }) =>
        showToast({
          id,
          type: 'info',
          text: 'The step was removed.',
          undo: () => stepRef.send({ type: 'values.change', change: { kind: 'case', index, change: { kind: 'stepAdd', at, step } } }),
        }),
      ),
    ];
    return () => listeners.forEach((listener) => listener?.unsubscribe());
  }, [wizardRef, stepRef]);
  useEffect(() => () => dismissToast(id), [wizardRef]);
}
