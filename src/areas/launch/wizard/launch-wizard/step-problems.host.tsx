import { useSelector } from '@xstate/react';
import { selectIsCorrecting, selectProblemLines, selectRefusals } from '#machines/flows/launch/wizard/wizard-step.ts';
import { fieldId } from '../../request/launch-places.ts';
import type { StepChoices } from './step-form.ts';
import type { ProblemLine } from '#schema/rules/launch/named-problem.ts';
import { ErrorSummary } from '#src/ui/error-summary.tsx';

type StepProblemsProps = {
  readonly problems: readonly ProblemLine[];
  readonly isRefused: boolean;
  readonly hrefOf: (path: string) => string;
};

function StepProblemsView({ problems, isRefused, hrefOf }: StepProblemsProps) {
  return (
    <ErrorSummary isSaid focus={isRefused} problems={problems.map(({ path, text }) => ({ id: path, message: text, href: hrefOf(path) }))} />
  );
}

/** Everything to fix in a step, above it; the first field to mend takes the focus each time the person wanted to go on. */
export function StepProblems({ stepRef }: Pick<StepChoices, 'stepRef'>) {
  const isCorrecting = useSelector(stepRef, selectIsCorrecting);
  const problems = useSelector(stepRef, selectProblemLines);
  const refusals = useSelector(stepRef, selectRefusals);
  if (!isCorrecting) return null;
  return <StepProblemsView key={refusals} isRefused={refusals > 0} problems={problems} hrefOf={(path) => `#${fieldId(path)}`} />;
}
