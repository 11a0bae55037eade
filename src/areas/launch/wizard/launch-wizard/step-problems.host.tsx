import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { selectIsCorrecting, selectProblemLines } from '#machines/flows/launch/wizard/wizard-step.ts';
import type { WizardStepActorRef } from '#machines/flows/launch/wizard/wizard-step.ts';
import { useEmitted } from '#src/use-emitted.ts';
import { fieldId } from '../../request/launch-places.ts';
import { StepProblemsView } from './step-problems.view.tsx';
import type { StepChoices } from './step-form.ts';

type StepRef = StepChoices['stepRef'];

/** How often the person wanted to go on from a step that was not ready; the first field to mend takes the focus each time. */
function useRefusals(stepRef: StepRef): number {
  const [count, setCount] = useState(0);
  useEmitted(stepRef as Pick<WizardStepActorRef, 'on'>, { 'problems.found': () => setCount((before) => before + 1) });
  return count;
}

/** Everything to fix in a step, above it. */
export function StepProblems({ stepRef }: { readonly stepRef: StepRef }) {
  const isCorrecting = useSelector(stepRef, selectIsCorrecting);
  const problems = useSelector(stepRef, selectProblemLines);
  const refusals = useRefusals(stepRef);
  if (!isCorrecting) return null;
  return <StepProblemsView key={refusals} isRefused={refusals > 0} problems={problems} hrefOf={(path) => `#${fieldId(path)}`} />;
}
