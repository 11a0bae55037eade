import { Apple, Globe, Smartphone } from 'lucide-react';
import { offersVersion } from '#schema/rules/launch/step-rules.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { applicationTypeLabels, applicationTypes } from '#schema/vocabulary/launch/options.ts';
import { RadioCards } from '#src/ui/radio-card.tsx';
import { Sheet, SheetBody } from '#src/ui/sheet.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { fieldId } from '../build-request/launch-places.ts';
import type { StepForm } from './step-form.ts';

const icons = { web: Globe, android: Smartphone, ios: Apple } as const;
const descriptions = {
  web: 'A website or web application in a browser.',
  android: 'An application for Android phones and tablets.',
  ios: 'An application for iPhone and iPad.',
} as const;

/** Which application is tested, and where testers find it. */
export function AppStepView({ form }: { readonly form: StepForm }) {
  const { values, problemAt, change, text } = form;
  return (
    <Sheet>
      <SheetBody className="flex flex-col gap-5">
        <RadioCards
          id={fieldId('applicationType')}
          label="Type of application"
          columns={3}
          isRequired
          value={values.applicationType === '' ? null : values.applicationType}
          error={problemAt('applicationType')}
          hint={values.targetingGroups.length > 0 ? 'Changing the type clears the targeting groups.' : undefined}
          options={applicationTypes.map((id) => ({ id, title: applicationTypeLabels[id], description: descriptions[id], icon: icons[id] }))}
          onChange={(id) => {
            const applicationType = applicationTypes.find((one) => one === id);
            if (applicationType !== undefined) change({ kind: 'applicationType', applicationType });
          }}
        />
        <TextField
          {...text('accessToApplicationUrl')}
          label="Link to the application"
          type="url"
          inputMode="url"
          isRequired
          hint="Where testers find it, with https://"
        />
        <div className="grid gap-4 desk:grid-cols-2">
          <TextField {...text('applicationName')} label="Application name" optional max={launchLimits.applicationField} />
          {offersVersion(values) ? (
            <TextField {...text('applicationVersion')} label="Application version" optional max={launchLimits.applicationField} />
          ) : null}
        </div>
      </SheetBody>
    </Sheet>
  );
}
