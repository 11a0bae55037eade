import { launchTexts } from '#schema/vocabulary/launch/texts.ts';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { Copy } from 'lucide-react';
import { useStepForm, useValue } from './step-form.ts';
import type { StepForm } from './step-form.ts';

/** Says what a further test took from the first one of its request, and takes all of it away with one press. */
export function TakenView({ stepRef }: Pick<StepForm, 'stepRef'>) {
  const form = useStepForm(stepRef);
  const takenFrom = useValue(form, 'takenFrom');
  if (takenFrom === '') return null;
  return (
    <Banner
      hue="neutral"
      icon={Copy}
      title={launchTexts.takenFrom(takenFrom)}
      action={
        <Button size="small" onPress={() => form.change({ kind: 'carriedRemove' })}>
          {launchTexts.takeBack}
        </Button>
      }
    >
      {launchTexts.takenWhat}
    </Banner>
  );
}
