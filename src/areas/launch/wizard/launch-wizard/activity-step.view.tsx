import { Bug, ClipboardList, Globe, Languages } from 'lucide-react';
import { invitesFixedNumber, offersDeliveryMode } from '#schema/rules/launch/modes.ts';
import { fieldLabels } from '#schema/vocabulary/launch/field-labels.ts';
import {
  activities,
  activityDescriptions,
  activityLabels,
  deliveryModeDescriptions,
  deliveryModeLabels,
  deliveryModes,
} from '#schema/vocabulary/launch/options.ts';
import { launchTexts } from '#schema/vocabulary/launch/texts.ts';
import { RadioCards } from '#src/ui/radio-card.tsx';
import { Sheet, SheetBody } from '#src/ui/sheet.tsx';
import { fieldId } from '../../request/launch-places.ts';
import { useFact, useProblem, useValue } from './step-form.ts';
import type { StepForm } from './step-form.ts';

const icons = { exploratory: Bug, test_case_run: ClipboardList, localization: Globe, translation: Languages } as const;

const activityCards = activities.map((id) => ({ id, title: activityLabels[id], description: activityDescriptions[id], icon: icons[id] }));
const deliveryCards = deliveryModes.map((id) => ({ id, title: deliveryModeLabels[id], description: deliveryModeDescriptions[id] }));

type FormProps = { readonly form: StepForm };

function ActivityCards({ form }: FormProps) {
  const activity = useValue(form, 'activity');
  return (
    <RadioCards
      id={fieldId('activity')}
      label={fieldLabels.activity}
      hideLabel
      isRequired
      value={activity === '' ? null : activity}
      error={useProblem(form, 'activity')}
      options={activityCards}
      onChange={(id) => {
        const chosen = activities.find((one) => one === id);
        if (chosen !== undefined) form.change({ kind: 'activity', activity: chosen });
      }}
    />
  );
}

function DeliveryMode({ form }: FormProps) {
  const mode = useValue(form, 'moderationEnabled');
  if (!useFact(form, offersDeliveryMode)) return null;
  return (
    <RadioCards
      id={fieldId('moderationEnabled')}
      label={fieldLabels.moderationEnabled}
      value={mode}
      options={deliveryCards}
      onChange={(id) => form.change({ kind: 'fields', fields: { moderationEnabled: id === 'false' ? 'false' : 'true' } })}
    />
  );
}

function Turnaround({ form }: FormProps) {
  return (
    <p className="text-ink-2">
      {launchTexts.turnaround} {useFact(form, invitesFixedNumber) ? launchTexts.invitedTesters : null}
    </p>
  );
}

export function ActivityStepView({ form }: FormProps) {
  return (
    <Sheet>
      <SheetBody className="flex flex-col gap-5">
        <ActivityCards form={form} />
        <DeliveryMode form={form} />
        <Turnaround form={form} />
      </SheetBody>
    </Sheet>
  );
}
