import { Download, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { holdsTestCases, isFastDelivery } from '#schema/rules/launch/modes.ts';
import { wantsManyFastResults } from '#schema/rules/launch/readiness.ts';
import { includesTestCases } from '#schema/rules/launch/requested-test.ts';
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
import { CaseRowsView } from './case-rows.view.tsx';
import type { StepForm } from './step-form.ts';

export type CaseActions = {
  readonly onSource: (source: TestCasesSource) => void;
  readonly onImport: () => void;
  readonly onDownload: () => void;
};
/** Where cases come from beside a file: tools, and the spreadsheet behind the link. */
export type CaseSources = { readonly zephyr: ReactNode; readonly testRail: ReactNode; readonly sheet: ReactNode };
type CasesProps = { readonly form: StepForm; readonly actions: CaseActions; readonly sources: CaseSources };

const ways = [
  { id: 'csv', label: 'CSV file' },
  { id: 'url', label: 'Link' },
];

function CsvSource({ form, actions, sources: { zephyr, testRail } }: CasesProps) {
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
      {count > 0 ? <CaseRowsView testCases={values.testCases} file={values.testCasesFile} /> : null}
      <div role="group" aria-label="Test-management tools" className="flex flex-col gap-3 border-t border-line pt-3">
        <p className="text-ink-2">Or read them from your test-management tool.</p>
        {zephyr}
        {flags.testRailImporter ? testRail : null}
      </div>
    </div>
  );
}

function LinkSource({ form, sources: { sheet } }: Pick<CasesProps, 'form' | 'sources'>) {
  const { values, flags, text } = form;
  return (
    <div className="flex flex-col gap-3" id={fieldId('testCases')} tabIndex={-1}>
      <TextField {...text('testCasesUrl')} label="Link to the test cases" type="url" inputMode="url" isRequired />
      {holdsTestCases(values, flags) ? (
        <>
          {sheet}
          {values.testCases.length > 0 ? <CaseRowsView testCases={values.testCases} file={values.testCasesFile} /> : null}
        </>
      ) : null}
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
export function ScopeCasesView({ form, actions, sources }: CasesProps) {
  const { values, problemAt, change } = form;
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
              options={ways}
              value={values.testCasesSource}
              onChange={(id) => actions.onSource(id === 'url' ? 'url' : 'csv')}
            />
            {values.testCasesSource === 'url' ? (
              <LinkSource form={form} sources={sources} />
            ) : (
              <CsvSource form={form} actions={actions} sources={sources} />
            )}
            {problem === null ? null : <FieldError>{problem}</FieldError>}
            {isRun ? <Results form={form} /> : null}
          </>
        ) : null}
      </SheetBody>
    </Sheet>
  );
}
