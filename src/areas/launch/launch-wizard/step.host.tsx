import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { selectProblems } from '#machines/flows/launch/launch-wizard/wizard-step.selectors.ts';
import type { WizardStepActorRef } from '#machines/flows/launch/launch-wizard/wizard-step.machine.ts';
import type { WizardStep } from '#schema/vocabulary/launch/places.ts';
import { fieldId } from '../build-request/launch-places.ts';
import { ActivityStepView } from './activity-step.view.tsx';
import { AppStepView } from './app-step.view.tsx';
import { ReviewStep, TargetingStep } from './later-parts.ts';
import { StepProblemsView } from './step-problems.view.tsx';
import { useStepForm } from './step-form.ts';

type Refusing = { readonly on: (type: 'problems.found', listener: () => void) => { readonly unsubscribe: () => void } };

/** How often the person wanted to go on from a step that was not ready; the first field to mend takes the focus each time. */
export function useRefusals(stepRef: Refusing): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const listener = stepRef.on('problems.found', () => setCount((before) => before + 1));
    return () => listener.unsubscribe();
  }, [stepRef]);
  return count;
}

function PlainStep({
  stepRef,
  step,
  testId,
}: {
  readonly stepRef: WizardStepActorRef;
  readonly step: WizardStep;
  readonly testId: string;
}): ReactNode {
  const form = useStepForm(stepRef);
  switch (step) {
    case 'activity':
      return <ActivityStepView form={form} />;
    case 'app':
      return <AppStepView form={form} />;
    case 'targeting':
      return <TargetingStep stepRef={stepRef} />;
    case 'review':
      return <ReviewStep form={form} testId={testId} />;
    case 'scope':
    case 'test-data':
      return null;
  }
}

/** One plain step of the wizard, with everything to fix above it. */
export function StepHost(props: { readonly stepRef: WizardStepActorRef; readonly step: WizardStep; readonly testId: string }) {
  const problems = useSelector(props.stepRef, selectProblems);
  const refusals = useRefusals(props.stepRef);
  return (
    <>
      <StepProblemsView key={refusals} isRefused={refusals > 0} problems={problems} hrefOf={(path) => `#${fieldId(path)}`} />
      <PlainStep {...props} />
    </>
  );
}
