import { Copy, Plus, Trash2 } from 'lucide-react';
import { isFastDelivery } from '#schema/rules/launch/modes.ts';
import { offeredDimensions } from '#schema/rules/launch/step-rules.ts';
import type { RequestedTestValues, TargetingOption } from '#schema/rules/launch/requested-test.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { targetingDimensionLabels, targetingDimensions } from '#schema/vocabulary/launch/options.ts';
import type { TargetingDimension } from '#schema/vocabulary/launch/options.ts';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { FieldError } from '#src/ui/field.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Later } from '#src/ui/later.tsx';
import { MultiSelect } from '#src/ui/multi-select.tsx';
import type { Option } from '#src/ui/option.ts';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { fieldId } from '../../request/launch-places.ts';
import { Conflict } from './conflict.view.tsx';
import { StepTextArea } from './step-fields.view.tsx';
import { useFact, useProblem } from './step-form.ts';
import type { StepForm } from './step-form.ts';

export type TargetingOffer = {
  readonly options: Readonly<Record<TargetingDimension, readonly Option[]>>;
  readonly isLoading: boolean;
  readonly failure: string | null;
  readonly onRetry: () => void;
  readonly preset: readonly TargetingOption[];
};

type FormProps = { readonly form: StepForm };
type TargetingProps = FormProps & { readonly offer: TargetingOffer };
type GroupProps = TargetingProps & { readonly index: number };

const none: readonly TargetingOption[] = [];

function Dimension({ form, offer, index, dimension }: GroupProps & { readonly dimension: TargetingDimension }) {
  const chosen = useFact(form, ({ targetingGroups }) => targetingGroups[index]?.[dimension] ?? none);
  const isNarrowed = useFact(form, ({ targetingGroups }) =>
    targetingDimensions.some((other) => (targetingGroups[index]?.[other] ?? none).length > 0),
  );
  const names = new Map(chosen.map(({ id, name }) => [id, name]));
  const options = offer.options[dimension];
  return (
    <MultiSelect
      label={targetingDimensionLabels[dimension]}
      options={options}
      labels={names}
      value={chosen.map(({ id }) => id)}
      placeholder={isNarrowed ? 'Any' : 'Choose'}
      loading={offer.isLoading}
      failure={offer.failure}
      onRetry={offer.onRetry}
      onChange={(ids) =>
        form.change({
          kind: 'groupOptions',
          index,
          dimension,
          options: ids.map((id) => ({ id, name: options.find((one) => one.id === id)?.label ?? names.get(id) ?? id })),
        })
      }
    />
  );
}

function ShownProblem({ form, path }: FormProps & { readonly path: string }) {
  const problem = useProblem(form, path);
  return problem === null ? null : <FieldError>{problem}</FieldError>;
}

function Group({ form, offer, index }: GroupProps) {
  const path = `targetingGroups[${index}]`;
  const dimensions = useFact(form, offeredDimensions);
  return (
    <Sheet label={`Targeting group ${index + 1}`}>
      <SheetHead title={`Group ${index + 1}`}>
        <IconButton icon={Copy} label={`Duplicate group ${index + 1}`} onPress={() => form.change({ kind: 'groupDuplicate', index })} />
        <IconButton icon={Trash2} label={`Remove group ${index + 1}`} onPress={() => form.change({ kind: 'groupRemove', index })} />
      </SheetHead>
      <SheetBody id={fieldId(path)} className="grid gap-4 desk:grid-cols-2">
        {dimensions.map((dimension) => (
          <Dimension key={dimension} form={form} offer={offer} index={index} dimension={dimension} />
        ))}
        <ShownProblem form={form} path={path} />
      </SheetBody>
    </Sheet>
  );
}

const countGroups = ({ targetingGroups }: RequestedTestValues): number => targetingGroups.length;
const isIgnoring = ({ customTargetingRequirements, targetingGroups }: RequestedTestValues): boolean =>
  customTargetingRequirements.trim() !== '' && targetingGroups.length > 0;

function Ignored({ form }: FormProps) {
  if (!useFact(form, isIgnoring)) return null;
  return (
    <Banner hue="info" title="Targeting groups are ignored">
      while custom targeting requirements are given.
    </Banner>
  );
}

function Groups({ form, offer }: TargetingProps) {
  const count = useFact(form, countGroups);
  return (
    <>
      {Array.from({ length: count }, (_, index) => (
        <Group key={index} form={form} offer={offer} index={index} />
      ))}
      <div id={fieldId('targetingGroups')} tabIndex={-1} className="flex flex-col items-start gap-2">
        <Button
          icon={Plus}
          kind={count === 0 ? 'primary' : 'plain'}
          onPress={() => form.change({ kind: 'groupAdd', languages: offer.preset })}
        >
          Add a targeting group
        </Button>
        <ShownProblem form={form} path="targetingGroups" />
      </div>
    </>
  );
}

export function TargetingStepView({ form, offer }: TargetingProps) {
  const isFast = useFact(form, isFastDelivery);
  return (
    <>
      <Ignored form={form} />
      <Groups form={form} offer={offer} />
      <Later>
        <Sheet label="Custom targeting">
          <SheetBody className="flex flex-col gap-4">
            <StepTextArea
              form={form}
              field="customTargetingRequirements"
              optional
              rows={3}
              max={launchLimits.textArea}
              hint={
                isFast
                  ? 'Not available in fast delivery.'
                  : 'What the groups cannot express. A test manager reviews a test with custom targeting first.'
              }
            />
            <Conflict form={form} step="targeting" />
          </SheetBody>
        </Sheet>
      </Later>
    </>
  );
}
