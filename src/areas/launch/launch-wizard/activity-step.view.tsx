import { Bug, ClipboardList, Globe, Languages } from 'lucide-react';
import { offersDeliveryMode } from '#schema/rules/launch/modes.ts';
import { invitesFixedNumber } from '#schema/rules/launch/readiness.ts';
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
import { fieldId } from '../build-request/launch-places.ts';
import type { StepForm } from './step-form.ts';

const icons = { exploratory: Bug, test_case_run: ClipboardList, localization: Globe, translation: Languages } as const;

/** What testers do, and how it is delivered. */
export function ActivityStepView({ form }: { readonly form: StepForm }) {
  const { values, flags, problemAt, change } = form;
  return (
    <Sheet>
      <SheetBody className="flex flex-col gap-5">
        <RadioCards
          id={fieldId('activity')}
          label="Activity"
          hideLabel
          isRequired
          value={values.activity === '' ? null : values.activity}
          error={problemAt('activity')}
          options={activities.map((id) => ({ id, title: activityLabels[id], description: activityDescriptions[id], icon: icons[id] }))}
          onChange={(id) => {
            const activity = activities.find((one) => one === id);
            if (activity !== undefined) change({ kind: 'activity', activity });
          }}
        />
        {offersDeliveryMode(values, flags) ? (
          <RadioCards
            id={fieldId('moderationEnabled')}
            label="Delivery mode"
            value={values.moderationEnabled}
            options={deliveryModes.map((id) => ({ id, title: deliveryModeLabels[id], description: deliveryModeDescriptions[id] }))}
            onChange={(id) => change({ kind: 'fields', fields: { moderationEnabled: id === 'false' ? 'false' : 'true' } })}
          />
        ) : null}
        <p className="text-ink-2">
          {launchTexts.turnaround} {invitesFixedNumber(values) ? launchTexts.invitedTesters : null}
        </p>
      </SheetBody>
    </Sheet>
  );
}
