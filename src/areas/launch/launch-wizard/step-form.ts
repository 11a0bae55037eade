import { useSelector } from '@xstate/react';
import { useCallback, useMemo, useState } from 'react';
import type { ScopeStepActorRef } from '#machines/flows/launch/launch-wizard/scope-step.machine.ts';
import type { TestDataStepActorRef } from '#machines/flows/launch/launch-wizard/test-data-step.machine.ts';
import type { WizardChange } from '#machines/flows/launch/launch-wizard/launch-wizard.rules.ts';
import type { WizardStepActorRef } from '#machines/flows/launch/launch-wizard/wizard-step.machine.ts';
import { selectFlags, selectShownProblems, selectValues } from '#machines/flows/launch/launch-wizard/wizard-step.selectors.ts';
import type { LaunchFlags } from '#schema/rules/launch/flags.ts';
import type { RequestedTestValues } from '#schema/rules/launch/requested-test.ts';
import { fieldId } from '../build-request/launch-places.ts';

type TypedStepRef = WizardStepActorRef | ScopeStepActorRef;
type PlainField = keyof Extract<WizardChange, { readonly kind: 'fields' }>['fields'];
type TextField = { [Field in PlainField]: RequestedTestValues[Field] extends string ? Field : never }[PlainField];

/** What the questions of a step read and do. */
export type StepChoices = {
  readonly values: RequestedTestValues;
  readonly flags: LaunchFlags;
  /** What is wrong and shown, by field. */
  readonly problems: ReadonlyMap<string, string>;
  readonly problemAt: (field: string) => string | null;
  readonly change: (change: WizardChange) => void;
};

/** What a step's fields read and do. */
export type StepForm = StepChoices & {
  /** The props of a text field that stands for one value of the test. */
  readonly text: (field: TextField) => {
    readonly id: string;
    readonly name: string;
    readonly value: string;
    readonly error: string | null;
    readonly onChange: (value: string) => void;
    readonly onBlur: () => void;
  };
};

/** Reads a step and chooses in it. */
export function useStepChoices(stepRef: TypedStepRef | TestDataStepActorRef): StepChoices {
  const values = useSelector(stepRef, selectValues);
  const flags = useSelector(stepRef, selectFlags);
  const problems = useSelector(stepRef, selectShownProblems);
  const change = useCallback((made: WizardChange) => stepRef.send({ type: 'values.change', change: made }), [stepRef]);
  return useMemo(
    () => ({ values, flags, problems, problemAt: (field) => problems.get(field) ?? null, change }),
    [values, flags, problems, change],
  );
}

/** Reads a step and types into it. */
export function useStepForm(stepRef: TypedStepRef): StepForm {
  const choices = useStepChoices(stepRef);
  return useMemo(() => {
    const { values, problemAt, change } = choices;
    return {
      ...choices,
      text: (field) => ({
        id: fieldId(field),
        name: field,
        value: values[field],
        error: problemAt(field),
        onChange: (value) => change({ kind: 'fields', fields: { [field]: value } }),
        onBlur: () => stepRef.send({ type: 'field.leave', field }),
      }),
    };
  }, [stepRef, choices]);
}

const isSameBeside = (one: StepForm, other: StepForm, words: readonly string[]): boolean => {
  const shown = ({ problems }: StepForm) => [...problems].filter(([path]) => !words.includes(path));
  const fields = Object.keys(other.values) as (keyof RequestedTestValues)[];
  return (
    one.change === other.change &&
    one.flags === other.flags &&
    fields.every((field) => words.includes(field) || Object.is(one.values[field], other.values[field])) &&
    shown(one).join('\n') === shown(other).join('\n')
  );
};

/** The form for what shows none of these words: the same as before while only they change, so that it need not be drawn at every key. */
export function useBeside(form: StepForm, words: readonly TextField[]): StepForm {
  const [kept, setKept] = useState(form);
  if (kept === form || isSameBeside(kept, form, words)) return kept;
  setKept(form);
  return form;
}
