import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ScopeStepActorRef } from '#machines/flows/launch/wizard/scope-step.ts';
import type { TestDataStepActorRef } from '#machines/flows/launch/wizard/test-data-step.ts';
import type { WizardChange } from '#machines/flows/launch/wizard/launch-wizard.rules.ts';
import { selectFlags, selectProblemAt, selectValues } from '#machines/flows/launch/wizard/wizard-step.ts';
import type { WizardStepActorRef } from '#machines/flows/launch/wizard/wizard-step.ts';
import type { LaunchFlags } from '#schema/rules/launch/flags.ts';
import type { RequestedTestField, RequestedTestValues } from '#schema/rules/launch/requested-test.ts';
import type { fieldLabels } from '#schema/vocabulary/launch/field-labels.ts';
import { fieldId } from '../../request/launch-places.ts';

type TypedStepRef = WizardStepActorRef | ScopeStepActorRef;
type PlainField = keyof Extract<WizardChange, { readonly kind: 'fields' }>['fields'];
export type TextFieldName = keyof typeof fieldLabels &
  { [Field in PlainField]: RequestedTestValues[Field] extends string ? Field : never }[PlainField];

/** A stable reference: each part of the step selects what it shows, so that a key renders one field. */
export type StepChoices = {
  readonly stepRef: TypedStepRef | TestDataStepActorRef;
  readonly change: (change: WizardChange) => void;
};

export type StepForm = StepChoices & { readonly stepRef: TypedStepRef; readonly leave: (field: string) => void };

export function useStepChoices(stepRef: TestDataStepActorRef): StepChoices {
  return useMemo(() => ({ stepRef, change: (change) => stepRef.send({ type: 'values.change', change }) }), [stepRef]);
}

export function useStepForm(stepRef: TypedStepRef): StepForm {
  return useMemo(
    () => ({
      stepRef,
      change: (change) => stepRef.send({ type: 'values.change', change }),
      leave: (field) => stepRef.send({ type: 'field.leave', field }),
    }),
    [stepRef],
  );
}

export const useValue = <Field extends RequestedTestField>({ stepRef }: StepChoices, field: Field): RequestedTestValues[Field] =>
  useSelector(stepRef, (snapshot) => selectValues(snapshot)[field]);

/** Derived; stable while its value is equal. */
export const useFact = <Fact>({ stepRef }: StepChoices, rule: (values: RequestedTestValues, flags: LaunchFlags) => Fact): Fact =>
  useSelector(stepRef, (snapshot) => rule(selectValues(snapshot), selectFlags(snapshot)));

export const useFlags = ({ stepRef }: StepChoices): LaunchFlags => useSelector(stepRef, selectFlags);

export const useProblem = ({ stepRef }: StepChoices, field: string): string | null => useSelector(stepRef, selectProblemAt(field));

export function useText(form: StepForm, field: TextFieldName) {
  const { change, leave } = form;
  const value = useValue(form, field);
  const error = useProblem(form, field);
  return {
    id: fieldId(field),
    name: field,
    value,
    error,
    onChange: (typed: string) => change({ kind: 'fields', fields: { [field]: typed } }),
    onBlur: () => leave(field),
  };
}
