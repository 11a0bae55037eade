import type { LaunchFlags } from '#schema/rules/launch/flags.ts';
import { offersVideoPerCase } from '#schema/rules/launch/modes.ts';
import type { RequestedTestValues } from '#schema/rules/launch/requested-test.ts';
import { fieldLabels } from '#schema/vocabulary/launch/field-labels.ts';
import { videoStrategies, videoStrategyLabels } from '#schema/vocabulary/launch/options.ts';
import { launchTexts } from '#schema/vocabulary/launch/texts.ts';
import { Button } from '#src/ui/button.tsx';
import { RadioGroup } from '#src/ui/radio.tsx';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { fieldId } from '../../request/launch-places.ts';
import { useFact, useFlags, useProblem, useValue } from './step-form.ts';
import type { StepForm } from './step-form.ts';
import { YesNoField } from './yes-no.view.tsx';

type VideoProps = { readonly form: StepForm; readonly onPick: () => void };

const offersStrategy = (values: RequestedTestValues, flags: LaunchFlags): boolean =>
  values.videoRequired === 'true' && offersVideoPerCase(values, flags);

const strategies = videoStrategies.filter((id) => id !== 'none').map((id) => ({ id, label: videoStrategyLabels[id] }));

function Strategy({ form, onPick }: VideoProps) {
  const strategy = useValue(form, 'videoRequirementStrategy');
  const testCases = useValue(form, 'testCases');
  const error = useProblem(form, 'videoRequirementStrategy');
  if (!useFact(form, offersStrategy)) return null;
  const flagged = testCases.filter(({ requireVideoAttachment }) => requireVideoAttachment).length;
  return (
    <>
      <RadioGroup
        id={fieldId('videoRequirementStrategy')}
        label={fieldLabels.videoRequirementStrategy}
        options={strategies}
        value={strategy === 'none' ? null : strategy}
        error={error}
        onChange={(id) => {
          form.change({ kind: 'fields', fields: { videoRequirementStrategy: id === 'per_case' ? 'per_case' : 'session' } });
          if (id === 'per_case') onPick();
        }}
      />
      {strategy === 'per_case' ? (
        <p className="flex flex-wrap items-center gap-3">
          <span>{launchTexts.videoCases(flagged, testCases.length)}</span>
          <Button size="small" onPress={onPick}>
            Choose test cases
          </Button>
        </p>
      ) : null}
    </>
  );
}

export function VideoView({ form, onPick }: VideoProps) {
  if (!useFlags(form).videoRequirementEnabled) return null;
  return (
    <Sheet label="Video">
      <SheetHead title="Video" />
      <SheetBody className="flex flex-col gap-4">
        <YesNoField
          form={form}
          field="videoRequired"
          question={fieldLabels.videoRequired}
          hint={launchTexts.videoCost}
          onAnswer={(answer) => form.change({ kind: 'video', answer })}
        />
        <Strategy form={form} onPick={onPick} />
      </SheetBody>
    </Sheet>
  );
}
