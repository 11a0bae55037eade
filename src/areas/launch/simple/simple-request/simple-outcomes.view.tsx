import { sdlcStageLabels, simpleLabels, desiredOutcomeNames } from '#schema/vocabulary/launch/simple.ts';
import type { DesiredOutcome } from '#schema/vocabulary/launch/simple.ts';
import { useSelector } from '@xstate/react';
import { selectProblemAt, selectValues } from '#machines/flows/launch/simple/simple-request.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { sdlcStages } from '#schema/vocabulary/launch/places.ts';
import { Checkbox, CheckboxGroup } from '#src/ui/checkbox.tsx';
import { RadioGroup } from '#src/ui/radio.tsx';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { fieldId } from '../../request/launch-places.ts';
import { useTextField } from './simple-field.ts';
import type { SimpleRequestProps } from './simple-field.ts';

const outcomes = Object.entries(desiredOutcomeNames) as readonly (readonly [DesiredOutcome, string])[];
const stages = [{ id: 'none', label: 'Not given' }, ...sdlcStages.map((id) => ({ id: id as string, label: sdlcStageLabels[id] }))];

export function OutcomesSectionView({ actorRef }: SimpleRequestProps) {
  const { desiredOutcomes, sdlcStage } = useSelector(actorRef, selectValues);
  const problem = useSelector(actorRef, selectProblemAt('desiredOutcomes'));
  const custom = useTextField(actorRef, 'customDesiredOutcomes');
  const toggle = (code: DesiredOutcome, on: boolean) =>
    actorRef.send({
      type: 'values.change',
      fields: { desiredOutcomes: on ? [...desiredOutcomes, code] : desiredOutcomes.filter((one) => one !== code) },
    });
  return (
    <Sheet label="Outcomes">
      <SheetHead title="Outcomes" />
      <SheetBody className="flex flex-col gap-4">
        <CheckboxGroup id={fieldId('desiredOutcomes')} label={simpleLabels.desiredOutcomes} row error={problem}>
          {outcomes.map(([code, label]) => (
            <Checkbox key={code} label={label} checked={desiredOutcomes.includes(code)} onChange={(on) => toggle(code, on)} />
          ))}
        </CheckboxGroup>
        <TextArea {...custom} optional rows={2} max={launchLimits.textArea} />
        <RadioGroup
          id={fieldId('sdlcStage')}
          label={simpleLabels.sdlcStage}
          row
          value={sdlcStage ?? 'none'}
          options={stages}
          onChange={(id) =>
            actorRef.send({ type: 'values.change', fields: { sdlcStage: sdlcStages.find((stage) => stage === id) ?? null } })
          }
        />
      </SheetBody>
    </Sheet>
  );
}
