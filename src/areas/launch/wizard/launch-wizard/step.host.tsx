import type { WizardStepActorRef } from '#machines/flows/launch/wizard/wizard-step.ts';
import type { WizardStep } from '#schema/vocabulary/launch/places.ts';
import { ActivityStepView } from './activity-step.view.tsx';
import { AppStep, ReviewStep, TargetingStep } from './later-parts.ts';
import { StepProblems } from './step-problems.host.tsx';
import { useStepForm } from './step-form.ts';

type StepProps = { readonly stepRef: WizardStepActorRef; readonly step: WizardStep; readonly testId: string };

function PlainStep({ stepRef, step, testId }: StepProps) {
  const form = useStepForm(stepRef);
  switch (step) {
    case 'activity':
      return <ActivityStepView form={form} />;
    case 'app':
      return <AppStep form={form} />;
    case 'targeting':
      return <TargetingStep stepRef={stepRef} />;
    case 'review':
      return <ReviewStep form={form} testId={testId} />;
    case 'scope':
    case 'test-data':
      return null;
  }
}

export function StepHost(props: StepProps) {
  return (
    <>
      <StepProblems stepRef={props.stepRef} />
      <PlainStep {...props} />
    </>
  );
}
