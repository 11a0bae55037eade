import { knownIssuesWay, offersVideoPerCase, questionsFor } from '#schema/rules/launch/modes.ts';
import type { Activity, ScopeQuestion } from '#schema/vocabulary/launch/options.ts';
import { noEarlierTest, otherAnswer } from '#schema/vocabulary/launch/options.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import {
  accountsQuestion,
  launchTexts,
  riskFields,
  riskQuestion,
  riskWords,
  secureEnvironmentQuestion,
} from '#schema/vocabulary/launch/texts.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox, CheckboxGroup } from '#src/ui/checkbox.tsx';
import { RadioGroup } from '#src/ui/radio.tsx';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { fieldId } from '../build-request/launch-places.ts';
import type { RowsImport, StepForm } from './step-form.ts';
import { InstructedQuestion, YesNoField } from './yes-no.view.tsx';

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

export type EarlierTest = { readonly id: string; readonly name: string; readonly testCycleCode: string };
type KnownIssuesProps = FormProps & { readonly earlier: readonly EarlierTest[]; readonly rowsImport: RowsImport };

function Uploaded({ form, rowsImport: Rows }: Omit<KnownIssuesProps, 'earlier'>) {
  const { values, problemAt, change, text } = form;
  const count = values.knownIssues.length;
  return (
    <>
      <TextField {...text('knownIssuesUrl')} label="Known issues spreadsheet" type="url" inputMode="url" isRequired />
      <Rows
        kind="knownIssues"
        id={fieldId('knownIssues')}
        label="Known issues"
        limits="CSV with the column Title, up to 10 MB"
        error={problemAt('knownIssues')}
        file={count === 0 ? null : { name: `${count} known issues`, note: values.knownIssues[0]?.title ?? '' }}
        onRows={({ fields }) => change({ kind: 'fields', fields })}
      />
    </>
  );
}

function Recent({ form, earlier }: Omit<KnownIssuesProps, 'rowsImport'>) {
  if (earlier.length === 0) return <p className="text-ink-2">{launchTexts.noRecentTests}</p>;
  return (
    <RadioGroup
      id={fieldId('kilStartingFromTestCycleCode')}
      label="Start from the known issues of"
      options={[
        { id: noEarlierTest, label: 'None' },
        ...earlier.map(({ name, testCycleCode }) => ({ id: testCycleCode, label: name, description: testCycleCode })),
      ]}
      value={form.values.kilStartingFromTestCycleCode}
      onChange={(code) => form.change({ kind: 'fields', fields: { kilStartingFromTestCycleCode: code } })}
    />
  );
}

/** Which issues are known already: by a link, by a file, or from an earlier test. */
export function KnownIssuesView({ form, earlier, rowsImport }: KnownIssuesProps) {
  const { values, flags, problemAt, change, text } = form;
  const way = knownIssuesWay(values, flags);
  return (
    <Sheet label="Known issues">
      <SheetHead title="Known issues" />
      <SheetBody className="flex flex-col gap-4">
        {way === 'list' ? (
          <>
            <YesNoField
              field="hasKnownIssuesList"
              question="Should a list of known issues be included?"
              value={values.hasKnownIssuesList}
              error={problemAt('hasKnownIssuesList')}
              onAnswer={(answer) => change({ kind: 'fields', fields: { hasKnownIssuesList: answer } })}
            />
            {values.hasKnownIssuesList === 'true' ? (
              <TextField {...text('knownIssuesListUrl')} label="Link to the known issues list" type="url" inputMode="url" isRequired />
            ) : null}
          </>
        ) : (
          <>
            {flags.knownIssuesUploadEnabled ? (
              <RadioGroup
                label="Known issues from"
                row
                options={[
                  { id: 'recent', label: 'An earlier test' },
                  { id: 'upload', label: 'A spreadsheet' },
                ]}
                value={values.knownIssuesSource}
                onChange={(id) => change({ kind: 'fields', fields: { knownIssuesSource: id === 'upload' ? 'upload' : 'recent' } })}
              />
            ) : null}
            {way === 'upload' ? <Uploaded form={form} rowsImport={rowsImport} /> : <Recent form={form} earlier={earlier} />}
          </>
        )}
      </SheetBody>
    </Sheet>
  );
}

/** Whether testers film, and what. */
export function VideoView({ form, onPick }: FormProps & { readonly onPick: () => void }) {
  const { values, flags, problemAt, change } = form;
  if (!flags.videoRequirementEnabled) return null;
  const flagged = values.testCases.filter(({ requireVideoAttachment }) => requireVideoAttachment).length;
  return (
    <Sheet label="Video">
      <SheetHead title="Video" />
      <SheetBody className="flex flex-col gap-4">
        <YesNoField
          field="videoRequired"
          question="Is video evidence required?"
          value={values.videoRequired}
          error={problemAt('videoRequired')}
          hint={launchTexts.videoCost}
          onAnswer={(answer) => change({ kind: 'video', answer })}
        />
        {values.videoRequired === 'true' && offersVideoPerCase(values, flags) ? (
          <>
            <RadioGroup
              id={fieldId('videoRequirementStrategy')}
              label="What is recorded"
              options={[
                { id: 'per_case', label: 'Chosen test cases' },
                { id: 'session', label: 'The whole session, end to end' },
              ]}
              value={values.videoRequirementStrategy === 'none' ? null : values.videoRequirementStrategy}
              error={problemAt('videoRequirementStrategy')}
              onChange={(id) => {
                change({ kind: 'fields', fields: { videoRequirementStrategy: id === 'per_case' ? 'per_case' : 'session' } });
                if (id === 'per_case') onPick();
              }}
            />
            {values.videoRequirementStrategy === 'per_case' ? (
              <p className="flex flex-wrap items-center gap-3">
                <span>{launchTexts.videoCases(flagged, values.testCases.length)}</span>
                <Button size="small" onPress={onPick}>
                  Choose test cases
                </Button>
              </p>
            ) : null}
          </>
        ) : null}
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
