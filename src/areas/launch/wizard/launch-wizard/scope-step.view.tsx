import type { ReactNode } from 'react';
import { Later } from '#src/ui/later.tsx';
import { Conflict } from './conflict.view.tsx';
import { ScopeCasesView } from './scope-cases.view.tsx';
import type { CaseActions, CaseSources } from './scope-cases.view.tsx';
import { ScopeQuestionsView, ScopeRequirementsView, ScopeTextsView } from './scope-questions.view.tsx';
import { useValue, useFact, useFlags, useProblem } from './step-form.ts';
import type { StepForm } from './step-form.ts';
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
        isRequired
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

function VideoView({ form, onPick }: VideoProps) {
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

type FormProps = { readonly form: StepForm };
type ScopeStepProps = FormProps & {
  readonly actions: CaseActions & { readonly onPick: () => void };
  readonly sources: CaseSources;
  readonly knownIssues: ReactNode;
};

export function ScopeStepView({ form, actions, sources, knownIssues }: ScopeStepProps) {
  const activity = useValue(form, 'activity');
  if (activity === '') return null;
  return (
    <>
      <Conflict form={form} step="scope" />
      <ScopeCasesView form={form} actions={actions} sources={sources} />
      <ScopeTextsView form={form} activity={activity} />
      <Later>
        <ScopeRequirementsView form={form} activity={activity} />
        <ScopeQuestionsView form={form} />
        {knownIssues}
        <VideoView form={form} onPick={actions.onPick} />
      </Later>
    </>
  );
}
