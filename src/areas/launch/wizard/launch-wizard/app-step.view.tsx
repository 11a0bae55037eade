import { Apple, Globe, Smartphone } from 'lucide-react';
import type { RequestedTestValues } from '#schema/rules/launch/requested-test.ts';
import { offersVersion } from '#schema/rules/launch/step-rules.ts';
import { fieldLabels } from '#schema/vocabulary/launch/field-labels.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { applicationTypeLabels, applicationTypes } from '#schema/vocabulary/launch/options.ts';
import { RadioCards } from '#src/ui/radio-card.tsx';
import { Sheet, SheetBody } from '#src/ui/sheet.tsx';
import { fieldId } from '../../request/launch-places.ts';
import { StepTextField } from './step-fields.view.tsx';
import { useFact, useProblem, useValue } from './step-form.ts';
import type { StepForm } from './step-form.ts';

const icons = { web: Globe, android: Smartphone, ios: Apple } as const;
const descriptions = {
  web: 'A website or web application in a browser.',
  android: 'An application for Android phones and tablets.',
  ios: 'An application for iPhone and iPad.',
} as const;

const cards = applicationTypes.map((id) => ({ id, title: applicationTypeLabels[id], description: descriptions[id], icon: icons[id] }));

type FormProps = { readonly form: StepForm };

const hasGroups = ({ targetingGroups }: RequestedTestValues): boolean => targetingGroups.length > 0;

function ApplicationType({ form }: FormProps) {
  const type = useValue(form, 'applicationType');
  return (
    <RadioCards
      id={fieldId('applicationType')}
      label={fieldLabels.applicationType}
      columns={3}
      isRequired
      value={type === '' ? null : type}
      error={useProblem(form, 'applicationType')}
      hint={useFact(form, hasGroups) ? 'Changing the type clears the targeting groups.' : undefined}
      options={cards}
      onChange={(id) => {
        const applicationType = applicationTypes.find((one) => one === id);
        if (applicationType !== undefined) form.change({ kind: 'applicationType', applicationType });
      }}
    />
  );
}

function Version({ form }: FormProps) {
  if (!useFact(form, offersVersion)) return null;
  return <StepTextField form={form} field="applicationVersion" optional max={launchLimits.applicationField} />;
}

export function AppStepView({ form }: FormProps) {
  return (
    <Sheet>
      <SheetBody className="flex flex-col gap-5">
        <ApplicationType form={form} />
        <StepTextField
          form={form}
          field="accessToApplicationUrl"
          type="url"
          inputMode="url"
          isRequired
          hint="Where testers find it, with https://"
        />
        <div className="grid gap-4 desk:grid-cols-2">
          <StepTextField form={form} field="applicationName" optional max={launchLimits.applicationField} />
          <Version form={form} />
        </div>
      </SheetBody>
    </Sheet>
  );
}
