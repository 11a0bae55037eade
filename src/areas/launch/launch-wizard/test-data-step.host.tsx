import { useSelector } from '@xstate/react';
import type { TestDataStepActorRef } from '#machines/flows/launch/launch-wizard/test-data-step.machine.ts';
import { selectProblems } from '#machines/flows/launch/launch-wizard/wizard-step.selectors.ts';
import { fieldId } from '../build-request/launch-places.ts';
import { StepProblemsView } from './step-problems.view.tsx';
import { useStepChoices } from './step-form.ts';
import { useRefusals } from './step.host.tsx';
import { TestDataStepView } from './test-data-step.view.tsx';

/** The Test data step with the import of its rows. */
export function TestDataStepHost({ stepRef }: { readonly stepRef: TestDataStepActorRef }) {
  const form = useStepChoices(stepRef);
  const problems = useSelector(stepRef, selectProblems);
  const refusals = useRefusals(stepRef);
  return (
    <>
      <StepProblemsView key={refusals} isRefused={refusals > 0} problems={problems} hrefOf={(path) => `#${fieldId(path)}`} />
      <TestDataStepView form={form} onImport={() => stepRef.send({ type: 'import.open' })} />
    </>
  );
}
