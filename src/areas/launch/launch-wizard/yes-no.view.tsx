import { RadioGroup } from '#src/ui/radio.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import type { YesNo } from '#schema/rules/launch/requested-test.ts';
import { fieldId } from '../build-request/launch-places.ts';
import type { StepForm } from './step-form.ts';

const answers = [
  { id: 'true', label: 'Yes' },
  { id: 'false', label: 'No' },
];

type YesNoProps = {
  readonly field: string;
  readonly question: string;
  readonly value: YesNo;
  readonly error: string | null;
  readonly hint?: string;
  readonly onAnswer: (answer: 'true' | 'false') => void;
};

/** A question that is answered with yes or no. */
export function YesNoField({ field, question, value, error, hint, onAnswer }: YesNoProps) {
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
      onChange={(id) => onAnswer(id === 'true' ? 'true' : 'false')}
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

/** A question whose yes asks for instructions. */
export function InstructedQuestion({
  form,
  question,
  asked,
}: {
  readonly form: StepForm;
  readonly question: string;
  readonly asked: Instructed;
}) {
  const { values, problemAt, change, text } = form;
  return (
    <div className="flex flex-col gap-3">
      <YesNoField
        field={asked.answer}
        question={question}
        value={values[asked.answer]}
        error={problemAt(asked.answer)}
        onAnswer={(answer) => change({ kind: 'fields', fields: { [asked.answer]: answer } })}
      />
      {values[asked.answer] === 'true' ? (
        <TextArea {...text(asked.instructions)} label="Instructions" max={launchLimits.textArea} rows={3} isRequired />
      ) : null}
    </div>
  );
}
