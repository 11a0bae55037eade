import type { LaunchFlags } from '#schema/rules/launch/flags.ts';
import { questionsFor } from '#schema/rules/launch/modes.ts';
import type { RequestedTestValues } from '#schema/rules/launch/requested-test.ts';
import type { Activity, ScopeQuestion } from '#schema/vocabulary/launch/options.ts';
import { otherAnswer } from '#schema/vocabulary/launch/options.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import {
  accountsQuestion,
  launchTexts,
  riskFields,
  riskQuestion,
  riskWords,
  secureEnvironmentQuestion,
} from '#schema/vocabulary/launch/texts.ts';
import { yesNoQuestions } from '#schema/rules/launch/scope-rules.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox, CheckboxGroup } from '#src/ui/checkbox.tsx';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { fieldId } from '../../request/launch-places.ts';
import { StepTextArea } from './step-fields.view.tsx';
import { useFact, useFlags, useProblem } from './step-form.ts';
import type { StepForm } from './step-form.ts';
import { InstructedQuestion } from './yes-no.view.tsx';

type FormProps = { readonly form: StepForm };

const hasAccounts = (_: RequestedTestValues, flags: LaunchFlags): boolean => !flags.uniqueTestData;

/** What was written for a yes stays, and is shown again with it. */
const noneOf = (questions: ReturnType<typeof yesNoQuestions>) =>
  Object.fromEntries(questions.map(({ answer }) => [answer, 'false' as const]));

export function ScopeRequirementsView({ form, activity }: FormProps & { readonly activity: Activity }) {
  const asksForAccounts = useFact(form, hasAccounts);
  const questions = yesNoQuestions(activity, useFlags(form));
  return (
    <Sheet label="Requirements">
      <SheetHead title="Requirements">
        <Button size="small" onPress={() => form.change({ kind: 'fields', fields: noneOf(questions) })}>
          {launchTexts.noneOfThese}
        </Button>
      </SheetHead>
      <SheetBody className="flex flex-col gap-5">
        {asksForAccounts ? (
          <InstructedQuestion
            form={form}
            question={accountsQuestion}
            asked={{ answer: 'requiresPredefinedUserAccounts', instructions: 'predefinedUserAccountsInstructions' }}
          />
        ) : null}
        <InstructedQuestion
          form={form}
          question={secureEnvironmentQuestion}
          asked={{ answer: 'requiresAccessToSecureEnvironment', instructions: 'accessToSecureEnvironmentInstructions' }}
        />
        {riskFields.map((field) => (
          <InstructedQuestion
            key={field}
            form={form}
            question={riskQuestion(field, activity)}
            asked={{ answer: field, instructions: riskWords[field].instructions }}
          />
        ))}
      </SheetBody>
    </Sheet>
  );
}

const none: readonly string[] = [];

function Question({ form, question, index }: FormProps & { readonly question: ScopeQuestion; readonly index: number }) {
  const { content } = question;
  const given = useFact(form, ({ scopeRequirements }) => scopeRequirements.find((one) => one.content === content));
  const path = `scopeRequirements[${index}]`;
  const error = useProblem(form, path);
  const answers = given?.answers ?? none;
  const other = given?.other ?? '';
  const give = (chosen: readonly string[], words: string) => form.change({ kind: 'answer', content, answers: chosen, other: words });
  return (
    <div id={fieldId(path)} tabIndex={-1} className="flex flex-col gap-2">
      <CheckboxGroup label={content} isRequired error={error}>
        {question.answers.map((answer) => (
          <Checkbox
            key={answer}
            label={answer}
            checked={answers.includes(answer)}
            onChange={(isOn) => give(isOn ? [...answers, answer] : answers.filter((one) => one !== answer), other)}
          />
        ))}
      </CheckboxGroup>
      {answers.includes(otherAnswer) ? (
        <TextField label="Other answer" value={other} isRequired onChange={(words) => give(answers, words)} />
      ) : null}
    </div>
  );
}

export function ScopeQuestionsView({ form }: FormProps) {
  const questions = useFact(form, questionsFor);
  if (questions.length === 0) return null;
  return (
    <Sheet label="Scope questions">
      <SheetHead title="Scope questions" />
      <SheetBody className="flex flex-col gap-5">
        {questions.map((question, index) => (
          <Question key={question.content} form={form} question={question} index={index} />
        ))}
      </SheetBody>
    </Sheet>
  );
}

export function ScopeTextsView({ form, activity }: FormProps & { readonly activity: Activity }) {
  return (
    <Sheet label="Scope">
      <SheetBody className="flex flex-col gap-4">
        {activity === 'test_case_run' ? null : (
          <>
            <StepTextArea form={form} field="inScope" max={launchLimits.textArea} rows={4} isRequired />
            <StepTextArea form={form} field="outOfScope" max={launchLimits.textArea} rows={3} isRequired />
          </>
        )}
        <StepTextArea form={form} field="testGoal" max={launchLimits.textArea} rows={3} isRequired />
      </SheetBody>
    </Sheet>
  );
}
