import { Download, Upload } from 'lucide-react';
import { useState } from 'react';
import { isFastDelivery } from '#schema/rules/launch/modes.ts';
import { wantsManyFastResults } from '#schema/rules/launch/readiness.ts';
import { includesTestCases } from '#schema/rules/launch/requested-test.ts';
import type { TestCase } from '#schema/rules/launch/requested-test.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import type { TestCasesSource } from '#schema/vocabulary/launch/options.ts';
import { launchMessages } from '#schema/vocabulary/launch/texts.ts';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { FieldError } from '#src/ui/field.tsx';
import { Pill } from '#src/ui/pill.tsx';
import { RadioGroup } from '#src/ui/radio.tsx';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { Switch } from '#src/ui/switch.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { fieldId } from '../build-request/launch-places.ts';
import type { StepForm } from './step-form.ts';
import { placed } from '../build-request/placed.ts';

export type CaseActions = {
  readonly onSource: (source: TestCasesSource) => void;
  readonly onImport: () => void;
  readonly onDownload: () => void;
};
type CasesProps = { readonly form: StepForm; readonly actions: CaseActions };

const sources = [
  { id: 'csv', label: 'CSV file' },
  { id: 'url', label: 'Link' },
];

function CaseRows({ testCases, file }: { readonly testCases: readonly TestCase[]; readonly file: string }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? testCases : testCases.slice(-launchLimits.importPreview);
  const isCut = testCases.length > launchLimits.importPreview;
  return (
    <div className="min-w-0 rounded-card border border-line-strong">
      <p className="border-b border-line px-3 py-2">
        <span className="font-name">{file === '' ? 'Test cases' : file}</span>
        <span className="ml-2 text-ink-2">
          {isWhole || !isCut ? `${testCases.length} test cases` : `Last ${shown.length} of ${testCases.length} test cases`}
        </span>
      </p>
      <ul className="max-h-96 divide-y divide-line overflow-y-auto">
        {placed(shown).map(({ key, one: { code, name, section, steps } }) => (
          <li
            key={key}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-3 px-3 py-1.5 desk:grid-cols-[8rem_minmax(0,1fr)_8rem_4rem]"
          >
            <span className="code-text cut max-desk:hidden">{code}</span>
            <span className="cut">{name}</span>
            <span className="cut text-ink-2 max-desk:hidden">{section}</span>
            <span className="text-right text-ink-2">{`${steps.length} ${steps.length === 1 ? 'step' : 'steps'}`}</span>
          </li>
        ))}
      </ul>
      {isCut ? (
        <div className="border-t border-line px-3 py-1.5">
          <Button kind="ghost" size="small" onPress={() => setWhole(!isWhole)}>
            {isWhole ? 'Show less' : `Show all (${testCases.length})`}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function CsvSource({ form, actions }: CasesProps) {
  const { values, flags } = form;
  const isFast = isFastDelivery(values, flags);
  const count = values.testCases.length;
  return (
    <div className="flex flex-col gap-3" id={fieldId('testCases')} tabIndex={-1}>
      <div className="flex flex-wrap items-center gap-2">
        {flags.testCaseUploader ? (
          <Button icon={Upload} onPress={actions.onImport} kind={count === 0 ? 'primary' : 'plain'}>
            {count === 0 ? 'Import test cases' : 'Replace file'}
          </Button>
        ) : (
          <p className="text-ink-2">The CSV uploader is not enabled for your organization. Use a link.</p>
        )}
        {count > 0 ? (
          <Button icon={Download} kind="ghost" onPress={actions.onDownload}>
            Download test cases
          </Button>
        ) : null}
        {isFast && count > 0 ? (
          <Pill
            hue={count > launchLimits.fastDeliveryTestCases ? 'danger' : 'neutral'}
          >{`${count} of ${launchLimits.fastDeliveryTestCases}`}</Pill>
        ) : null}
      </div>
      {count > 0 ? <CaseRows testCases={values.testCases} file={values.testCasesFile} /> : null}
    </div>
  );
}

function Results({ form }: Pick<CasesProps, 'form'>) {
  const { resultsPerTestCase } = launchLimits;
  return (
    <div className="grid items-start gap-4 desk:grid-cols-[200px_minmax(0,1fr)]">
      <TextField
        {...form.text('numberOfResultsPerTestCaseNeeded')}
        label="Results per test case"
        inputMode="numeric"
        isRequired
        hint={`Between ${resultsPerTestCase.least} and ${resultsPerTestCase.most}`}
      />
      {wantsManyFastResults(form.values, form.flags) ? <Banner hue="warning" title={launchMessages.resultsFastDelivery} live /> : null}
    </div>
  );
}

/** The test cases: whether there are any, where they come from, and how many results each needs. */
export function ScopeCasesView({ form, actions }: CasesProps) {
  const { values, problemAt, change, text } = form;
  const isRun = values.activity === 'test_case_run';
  const problem = problemAt('testCases');
  return (
    <Sheet label="Test cases">
      <SheetHead title="Test cases" />
      <SheetBody className="flex flex-col gap-4">
        {isRun ? null : (
          <Switch
            label="Include test cases"
            on={values.testCasesIncluded === 'true'}
            consequence="Turning it off clears the file and the test cases."
            onChange={(on) => change({ kind: 'casesIncluded', on })}
          />
        )}
        {includesTestCases(values) ? (
          <>
            <RadioGroup
              label="Test cases from"
              row
              options={sources}
              value={values.testCasesSource}
              onChange={(id) => actions.onSource(id === 'url' ? 'url' : 'csv')}
            />
            {values.testCasesSource === 'url' ? (
              <TextField {...text('testCasesUrl')} label="Link to the test cases" type="url" inputMode="url" isRequired />
            ) : (
              <CsvSource form={form} actions={actions} />
            )}
            {problem === null ? null : <FieldError>{problem}</FieldError>}
            {isRun ? <Results form={form} /> : null}
          </>
        ) : null}
      </SheetBody>
    </Sheet>
  );
}
