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

/** The way to a step, the same for as long as the step stands: each part of it reads what it shows, and is drawn when that changes. */
export type StepChoices = {
  readonly stepRef: TypedStepRef | TestDataStepActorRef;
  readonly change: (change: WizardChange) => void;
};

/** The way to a step with fields to type into. */
export type StepForm = StepChoices & { readonly stepRef: TypedStepRef; readonly leave: (field: string) => void };

/** Chooses in a step. */
export function useStepChoices(stepRef: TestDataStepActorRef): StepChoices {
  return useMemo(() => ({ stepRef, change: (change) => stepRef.send({ type: 'values.change', change }) }), [stepRef]);
}

/** Types into a step. */
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

/** One value of the test. */
export const useValue = <Field extends RequestedTestField>({ stepRef }: StepChoices, field: Field): RequestedTestValues[Field] =>
  useSelector(stepRef, (snapshot) => selectValues(snapshot)[field]);

/** What follows from the values of the test: a word, a number or a list that stays the same until it reads otherwise. */
export const useFact = <Fact>({ stepRef }: StepChoices, rule: (values: RequestedTestValues, flags: LaunchFlags) => Fact): Fact =>
  useSelector(stepRef, (snapshot) => rule(selectValues(snapshot), selectFlags(snapshot)));

/** What the organization may use. */
export const useFlags = ({ stepRef }: StepChoices): LaunchFlags => useSelector(stepRef, selectFlags);

/** What is wrong at a field and shown. */
export const useProblem = ({ stepRef }: StepChoices, field: string): string | null => useSelector(stepRef, selectProblemAt(field));

/** The props of a text field that stands for one value of the test. */
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
