import { RadioGroup } from '#src/ui/radio.tsx';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import type { RequestedTestField, RequestedTestValues, YesNo } from '#schema/rules/launch/requested-test.ts';
import { fieldId } from '../../request/launch-places.ts';
import { StepTextArea } from './step-fields.view.tsx';
import { useProblem, useValue } from './step-form.ts';
import type { StepChoices, StepForm } from './step-form.ts';

const answers = [
  { id: 'true', label: 'Yes' },
  { id: 'false', label: 'No' },
];

type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false;
type YesNoName = {
  [Field in RequestedTestField]: Same<RequestedTestValues[Field], YesNo> extends true ? Field : never;
}[RequestedTestField];

type YesNoProps = {
  readonly form: StepChoices;
  readonly field: YesNoName;
  readonly question: string;
  readonly hint?: string;
  /** For answers with a further effect. */
  readonly onAnswer?: (answer: 'true' | 'false') => void;
};

export function YesNoField({ form, field, question, hint, onAnswer }: YesNoProps) {
  const value = useValue(form, field);
  const error = useProblem(form, field);
  const answer = onAnswer ?? ((given) => form.change({ kind: 'fields', fields: { [field]: given } }));
  return (
    <RadioGroup
      id={fieldId(field)}
      name={field}
      label={question}
      row
      isRequired
      options={answers}
      value={value === '' ? null : value}
      error={error}
      hint={hint}
      onChange={(id) => answer(id === 'true' ? 'true' : 'false')}
    />
  );
}

type Instructed = {
  readonly answer:
    | 'requiresPredefinedUserAccounts'
    | 'requiresAccessToSecureEnvironment'
    | 'requiresFinancialTransactions'
    | 'requiresKycIdentityCheck'
    | 'requiresPersonalIdentifyingInformation'
    | 'requiresMovingToDifferentLocation';
  readonly instructions:
    | 'predefinedUserAccountsInstructions'
    | 'accessToSecureEnvironmentInstructions'
    | 'financialTransactionsInstructions'
    | 'kycIdentityCheckInstructions'
    | 'personalIdentifyingInformationInstructions'
    | 'movingToDifferentLocationInstructions';
};

export function InstructedQuestion({
  form,
  question,
  asked: { answer, instructions },
}: {
  readonly form: StepForm;
  readonly question: string;
  readonly asked: Instructed;
}) {
  return (
    <div className="flex flex-col gap-3">
      <YesNoField form={form} field={answer} question={question} />
      <Instructions form={form} answer={answer} instructions={instructions} />
    </div>
  );
}

function Instructions({ form, answer, instructions }: Instructed & { readonly form: StepForm }) {
  if (useValue(form, answer) !== 'true') return null;
  return <StepTextArea form={form} field={instructions} max={launchLimits.textArea} rows={3} isRequired />;
}
