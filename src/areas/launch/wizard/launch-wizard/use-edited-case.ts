import { useEffect } from 'react';
import type { LaunchWizardActorRef } from '#machines/flows/launch/wizard/launch-wizard.ts';
import type { ScopeStepActorRef } from '#machines/flows/launch/wizard/scope-step.ts';
import { dismissToast, showToast } from '#src/ui/toast.tsx';
import { useEmitted } from '#src/use-emitted.ts';
import { goneWords } from '../../request/gone-words.tsx';

const id = 'case-edited';

/** Says that a test case was changed, or a step of it taken out while it is open, and brings back what was there while its case stands there. */
export function useEditedCase(wizardRef: LaunchWizardActorRef, stepRef: ScopeStepActorRef | undefined): void {
  useEmitted(stepRef, {
    'case.edited': ({ reset }) =>
      showToast({
        id,
        type: 'success',
        text: goneWords(reset.after.name, 'The test case', 'was changed.'),
        undo: () => wizardRef.send({ type: 'values.restore', step: 'scope', reset }),
      }),
    'step.removed': ({ reset }) =>
      showToast({
        id,
        type: 'info',
        text: 'The step was removed.',
        undo: () => wizardRef.send({ type: 'values.restore', step: 'scope', reset }),
      }),
    'rows.imported': ({ kind }) => kind === 'test_cases' && dismissToast(id),
  });
  useEffect(() => () => dismissToast(id), [wizardRef]);
}
