import { offersVideoPerCase } from '#schema/rules/launch/modes.ts';
import { launchTexts } from '#schema/vocabulary/launch/texts.ts';
import { Button } from '#src/ui/button.tsx';
import { RadioGroup } from '#src/ui/radio.tsx';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { fieldId } from '../build-request/launch-places.ts';
import type { StepForm } from './step-form.ts';
import { YesNoField } from './yes-no.view.tsx';

type FormProps = { readonly form: StepForm };

/** Whether testers film, and what. */
export function VideoView({ form, onPick }: FormProps & { readonly onPick: () => void }) {
  const { values, flags, problemAt, change } = form;
  if (!flags.videoRequirementEnabled) return null;
  const flagged = values.testCases.filter(({ requireVideoAttachment }) => requireVideoAttachment).length;
  return (
    <Sheet label="Video">
      <SheetHead title="Video" />
      <SheetBody className="flex flex-col gap-4">
        <YesNoField
          field="videoRequired"
          question="Is video evidence required?"
          value={values.videoRequired}
          error={problemAt('videoRequired')}
          hint={launchTexts.videoCost}
          onAnswer={(answer) => change({ kind: 'video', answer })}
        />
        {values.videoRequired === 'true' && offersVideoPerCase(values, flags) ? (
          <>
            <RadioGroup
              id={fieldId('videoRequirementStrategy')}
              label="What is recorded"
              options={[
                { id: 'per_case', label: 'Chosen test cases' },
                { id: 'session', label: 'The whole session, end to end' },
              ]}
              value={values.videoRequirementStrategy === 'none' ? null : values.videoRequirementStrategy}
              error={problemAt('videoRequirementStrategy')}
              onChange={(id) => {
                change({ kind: 'fields', fields: { videoRequirementStrategy: id === 'per_case' ? 'per_case' : 'session' } });
                if (id === 'per_case') onPick();
              }}
            />
            {values.videoRequirementStrategy === 'per_case' ? (
              <p className="flex flex-wrap items-center gap-3">
                <span>{launchTexts.videoCases(flagged, values.testCases.length)}</span>
                <Button size="small" onPress={onPick}>
                  Choose test cases
                </Button>
              </p>
            ) : null}
          </>
        ) : null}
      </SheetBody>
    </Sheet>
  );
}
