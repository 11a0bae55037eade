import { useSelector } from '@xstate/react';
import { selectIsCorrecting, selectProblemLines, selectRefusals } from '#machines/flows/launch/wizard/wizard-step.ts';
import { fieldId } from '../../request/launch-places.ts';
import { StepProblemsView } from './step-problems.view.tsx';
import type { StepChoices } from './step-form.ts';

/** Everything to fix in a step, above it; the first field to mend takes the focus each time the person wanted to go on. */
export function StepProblems({ stepRef }: Pick<StepChoices, 'stepRef'>) {
  const isCorrecting = useSelector(stepRef, selectIsCorrecting);
  const problems = useSelector(stepRef, selectProblemLines);
  const refusals = useSelector(stepRef, selectRefusals);
  if (!isCorrecting) return null;
  return <StepProblemsView key={refusals} isRefused={refusals > 0} problems={problems} hrefOf={(path) => `#${fieldId(path)}`} />;
}
