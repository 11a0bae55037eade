import { deliveryConflict } from '#schema/rules/launch/step-rules.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import type { WizardStep } from '#schema/vocabulary/launch/places.ts';
import { launchMessages } from '#schema/vocabulary/launch/texts.ts';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { useFact, useValue } from './step-form.ts';
import type { StepForm } from './step-form.ts';
import { focusFieldAfter } from './use-step-focus.ts';

type ConflictProps = { readonly form: StepForm; readonly step: WizardStep };

/** Focus moves to what fast delivery did not accept. */
export function Conflict({ form, step }: ConflictProps) {
  const conflict = useFact(form, (values, flags) => deliveryConflict(step, values, flags));
  const count = useValue(form, 'testCases').length;
  if (conflict === null) return null;
  const { message, path } = conflict;
  return (
    <Banner
      hue="danger"
      live
      title={
        message === launchMessages.tooManyTestCases
          ? `Fast delivery takes at most ${launchLimits.fastDeliveryTestCases} test cases. You imported ${count}.`
          : 'Fast delivery does not take everything chosen here.'
      }
      action={
        <Button
          kind="primary"
          onPress={() => focusFieldAfter(() => form.change({ kind: 'fields', fields: { moderationEnabled: 'true' } }), path)}
        >
          Switch to standard delivery
        </Button>
      }
    >
      {message}
    </Banner>
  );
}
