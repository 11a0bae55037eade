import { Copy, Plus, Trash2 } from 'lucide-react';
import { isFastDelivery } from '#schema/rules/launch/modes.ts';
import { offeredDimensions } from '#schema/rules/launch/step-rules.ts';
import type { TargetingGroup, TargetingOption } from '#schema/rules/launch/requested-test.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { targetingDimensionLabels } from '#schema/vocabulary/launch/options.ts';
import type { TargetingDimension } from '#schema/vocabulary/launch/options.ts';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { FieldError } from '#src/ui/field.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { MultiSelect } from '#src/ui/multi-select.tsx';
import type { Option } from '#src/ui/option.ts';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { fieldId } from '../build-request/launch-places.ts';
import type { StepForm } from './step-form.ts';
import { placed } from '../build-request/placed.ts';

/** The choices of each dimension, and whether they have come. */
export type TargetingOffer = {
  readonly options: Readonly<Record<TargetingDimension, readonly Option[]>>;
  readonly isLoading: boolean;
  readonly failure: string | null;
  readonly onRetry: () => void;
  readonly preset: readonly TargetingOption[];
};

type TargetingProps = { readonly form: StepForm; readonly offer: TargetingOffer };

function Group({ form, offer, group, index }: TargetingProps & { readonly group: TargetingGroup; readonly index: number }) {
  const { values, problemAt, change } = form;
  const path = `targetingGroups[${index}]`;
  const problem = problemAt(path);
  return (
    <Sheet label={`Targeting group ${index + 1}`}>
      <SheetHead title={`Group ${index + 1}`}>
        <IconButton icon={Copy} label={`Duplicate group ${index + 1}`} onPress={() => change({ kind: 'groupDuplicate', index })} />
        <IconButton icon={Trash2} label={`Remove group ${index + 1}`} onPress={() => change({ kind: 'groupRemove', index })} />
      </SheetHead>
      <SheetBody id={fieldId(path)} className="grid gap-4 desk:grid-cols-2">
        {offeredDimensions(values).map((dimension) => {
          const chosen = group[dimension];
          const names = new Map(chosen.map(({ id, name }) => [id, name]));
          const options = offer.options[dimension];
          return (
            <MultiSelect
              key={dimension}
              label={targetingDimensionLabels[dimension]}
              options={options}
              labels={names}
              value={chosen.map(({ id }) => id)}
              placeholder="Any"
              loading={offer.isLoading}
              failure={offer.failure}
              onRetry={offer.onRetry}
              onChange={(ids) =>
                change({
                  kind: 'groupOptions',
                  index,
                  dimension,
                  options: ids.map((id) => ({ id, name: options.find((one) => one.id === id)?.label ?? names.get(id) ?? id })),
                })
              }
            />
          );
        })}
        {problem === null ? null : <FieldError>{problem}</FieldError>}
      </SheetBody>
    </Sheet>
  );
}

/** Who should test: groups of people and devices, or a wish in words. */
export function TargetingStepView({ form, offer }: TargetingProps) {
  const { values, flags, problemAt, change, text } = form;
  const hasCustom = values.customTargetingRequirements.trim() !== '';
  const problem = problemAt('targetingGroups');
  return (
    <>
      {hasCustom && values.targetingGroups.length > 0 ? (
        <Banner hue="info" title="Targeting groups are ignored">
          while custom targeting requirements are given.
        </Banner>
      ) : null}
      {placed(values.targetingGroups).map(({ key, place, one }) => (
        <Group key={key} form={form} offer={offer} group={one} index={place} />
      ))}
      <div id={fieldId('targetingGroups')} tabIndex={-1} className="flex flex-col items-start gap-2">
        <Button
          icon={Plus}
          kind={values.targetingGroups.length === 0 ? 'primary' : 'plain'}
          onPress={() => change({ kind: 'groupAdd', languages: offer.preset })}
        >
          Add a targeting group
        </Button>
        {problem === null ? null : <FieldError>{problem}</FieldError>}
      </div>
      <Sheet label="Custom targeting">
        <SheetBody>
          <TextArea
            {...text('customTargetingRequirements')}
            label="Custom targeting requirements"
            optional
            rows={3}
            max={launchLimits.textArea}
            hint={
              isFastDelivery(values, flags)
                ? 'Not available in fast delivery.'
                : 'What the groups cannot say. A test with custom targeting is looked at by a test manager first.'
            }
          />
        </SheetBody>
      </Sheet>
    </>
  );
}
