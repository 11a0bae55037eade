import { questionsFor } from '#schema/rules/launch/modes.ts';
import type { Activity, ScopeQuestion } from '#schema/vocabulary/launch/options.ts';
import { otherAnswer } from '#schema/vocabulary/launch/options.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { accountsQuestion, riskFields, riskQuestion, riskWords, secureEnvironmentQuestion } from '#schema/vocabulary/launch/texts.ts';
import { Checkbox, CheckboxGroup } from '#src/ui/checkbox.tsx';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { fieldId } from '../build-request/launch-places.ts';
import type { StepForm } from './step-form.ts';
import { InstructedQuestion } from './yes-no.view.tsx';

type FormProps = { readonly form: StepForm };

/** What testers need to have or to do. */
export function ScopeRequirementsView({ form, activity }: FormProps & { readonly activity: Activity }) {
  const { flags } = form;
  return (
    <Sheet label="Requirements">
      <SheetHead title="Requirements" />
      <SheetBody className="flex flex-col gap-5">
        {flags.uniqueTestData ? null : (
          <InstructedQuestion
            form={form}
            question={accountsQuestion}
            asked={{ answer: 'requiresPredefinedUserAccounts', instructions: 'predefinedUserAccountsInstructions' }}
          />
        )}
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

function Question({ form, question, index }: FormProps & { readonly question: ScopeQuestion; readonly index: number }) {
  const { values, problemAt, change } = form;
  const given = values.scopeRequirements.find(({ content }) => content === question.content);
  const answers = given?.answers ?? [];
  const other = given?.other ?? '';
  const path = `scopeRequirements[${index}]`;
  const give = (chosen: readonly string[], words: string) =>
    change({ kind: 'answer', content: question.content, answers: chosen, other: words });
  return (
    <div id={fieldId(path)} tabIndex={-1} className="flex flex-col gap-2">
      <CheckboxGroup label={question.content} error={problemAt(path)}>
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

/** The scope requirement questions of the activity. */
export function ScopeQuestionsView({ form }: FormProps) {
  const questions = questionsFor(form.values, form.flags);
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

/** What is in and out of scope, and what the test is for. */
export function ScopeTextsView({ form }: FormProps) {
  const { values, text } = form;
  const isRun = values.activity === 'test_case_run';
  return (
    <Sheet label="Scope">
      <SheetBody className="flex flex-col gap-4">
        {isRun ? null : (
          <>
            <TextArea {...text('inScope')} label="In scope" max={launchLimits.textArea} rows={4} isRequired />
            <TextArea {...text('outOfScope')} label="Out of scope" max={launchLimits.textArea} rows={3} isRequired />
          </>
        )}
        <TextArea {...text('testGoal')} label="Goal of the test" max={launchLimits.textArea} rows={3} isRequired />
      </SheetBody>
    </Sheet>
  );
}
