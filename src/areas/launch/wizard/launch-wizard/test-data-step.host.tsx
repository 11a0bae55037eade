import type { TestDataStepActorRef } from '#machines/flows/launch/wizard/test-data-step.ts';
import { BegunImport } from './begun-import.host.tsx';
import { StepProblems } from './step-problems.host.tsx';
import { useStepChoices } from './step-form.ts';
import { TestDataStepView } from './test-data-step.view.tsx';

export function TestDataStepHost({ stepRef }: { readonly stepRef: TestDataStepActorRef }) {
  const form = useStepChoices(stepRef);
  return (
    <>
      <StepProblems stepRef={stepRef} />
      <BegunImport stepRef={stepRef} />
      <TestDataStepView form={form} onImport={() => stepRef.send({ type: 'import.open' })} />
    </>
  );
}
