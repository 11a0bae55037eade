import { launchTexts } from '#schema/vocabulary/launch/texts.ts';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { Copy } from 'lucide-react';
import { useStepForm, useValue } from './step-form.ts';
import type { StepForm } from './step-form.ts';
import { focusFieldAfter } from './use-step-focus.ts';

/** Where something stands that may come from the first test, and which field is there whatever is taken away. */
const takingSteps = { app: 'applicationType', scope: 'testGoal', targeting: 'targetingGroups' } as const;
type TakenProps = Pick<StepForm, 'stepRef'> & { readonly step: keyof typeof takingSteps };

/** Says what a further test took from the first one of its request, and takes all of it away with one press. */
export function TakenView({ stepRef, step }: TakenProps) {
  const form = useStepForm(stepRef);
  const takenFrom = useValue(form, 'takenFrom');
  if (takenFrom === '') return null;
  return (
    <Banner
      hue="neutral"
      icon={Copy}
      title={launchTexts.takenFrom(takenFrom)}
      action={
        <Button size="small" onPress={() => focusFieldAfter(() => form.change({ kind: 'carriedRemove' }), takingSteps[step])}>
          {launchTexts.takeBack}
        </Button>
      }
    >
      {launchTexts.takenWhat}
    </Banner>
  );
}
