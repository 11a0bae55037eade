import { Download, Plus, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { holdsTestCases, isFastDelivery } from '#schema/rules/launch/modes.ts';
import { wantsManyFastResults } from '#schema/rules/launch/readiness.ts';
import { includesTestCases } from '#schema/rules/launch/requested-test.ts';
import { fieldLabels } from '#schema/vocabulary/launch/field-labels.ts';
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
import { fieldId } from '../../request/launch-places.ts';
import { CaseRowsView } from './case-rows.view.tsx';
import type { CaseEditing } from './case-rows.view.tsx';
import { StepTextField } from './step-fields.view.tsx';
import { useFact, useFlags, useProblem, useValue } from './step-form.ts';
import type { StepForm } from './step-form.ts';

export type CaseActions = CaseEditing & {
  readonly onSource: (source: TestCasesSource) => void;
  readonly onImport: () => void;
  readonly onDownload: () => void;
};
export type CaseSources = { readonly zephyr: ReactNode; readonly testRail: ReactNode; readonly sheet: ReactNode };
type CasesProps = { readonly form: StepForm; readonly actions: CaseActions; readonly sources: CaseSources };

const ways = [
  { id: 'csv', label: 'CSV file' },
  { id: 'url', label: 'Link' },
];

type ActionProps = Omit<CasesProps, 'sources'>;

function Count({ form, count }: Pick<CasesProps, 'form'> & { readonly count: number }) {
  if (!useFact(form, isFastDelivery) || count === 0) return null;
  const { fastDeliveryTestCases } = launchLimits;
  return <Pill hue={count > fastDeliveryTestCases ? 'danger' : 'neutral'}>{`${count} of ${fastDeliveryTestCases}`}</Pill>;
}

function File({ form, actions }: ActionProps) {
  const { testCaseUploader } = useFlags(form);
  const count = useValue(form, 'testCases').length;
  const isFromFile = useValue(form, 'testCasesFile') !== '';
  return (
    <div className="flex flex-wrap items-center gap-2">
      {testCaseUploader ? (
        <Button icon={Upload} onPress={actions.onImport} kind={count === 0 ? 'primary' : 'plain'}>
          {count > 0 && isFromFile ? 'Replace file' : 'Import test cases'}
        </Button>
      ) : (
        <p className="text-ink-2">The CSV uploader is not enabled for your organization. Use a link.</p>
      )}
      <Button icon={Plus} onPress={actions.onAdd}>
        Add a test case
      </Button>
      {count > 0 ? (
        <Button icon={Download} kind="ghost" onPress={actions.onDownload}>
          Download test cases
        </Button>
      ) : null}
      <Count form={form} count={count} />
    </div>
  );
}

function Rows({ form, actions }: ActionProps) {
  const isEmpty = useValue(form, 'testCases').length === 0;
  return isEmpty ? null : <CaseRowsView form={form} {...actions} />;
}

function CsvSource({ form, actions, sources: { zephyr, testRail } }: CasesProps) {
  const { testRailImporter } = useFlags(form);
  return (
    <div className="flex flex-col gap-3" id={fieldId('testCases')} tabIndex={-1}>
      <File form={form} actions={actions} />
      <Rows form={form} actions={actions} />
      <div role="group" aria-label="Test-management tools" className="flex flex-col gap-3 border-t border-line pt-3">
        <p className="text-ink-2">Or read them from your test-management tool.</p>
        {zephyr}
        {testRailImporter ? testRail : null}
      </div>
    </div>
  );
}

function LinkSource({ form, actions, sources: { sheet } }: CasesProps) {
  const isHeld = useFact(form, holdsTestCases);
  return (
    <div className="flex flex-col gap-3" id={fieldId('testCases')} tabIndex={-1}>
      <StepTextField form={form} field="testCasesUrl" type="url" inputMode="url" isRequired />
      {isHeld ? (
        <>
          {sheet}
          <Rows form={form} actions={actions} />
        </>
      ) : null}
    </div>
  );
}

function ManyResults({ form }: Pick<CasesProps, 'form'>) {
  return useFact(form, wantsManyFastResults) ? <Banner hue="warning" title={launchMessages.resultsFastDelivery} live /> : null;
}

function Results({ form }: Pick<CasesProps, 'form'>) {
  const { resultsPerTestCase } = launchLimits;
  return (
    <div className="grid items-start gap-4 desk:grid-cols-[200px_minmax(0,1fr)]">
      <StepTextField
        form={form}
        field="numberOfResultsPerTestCaseNeeded"
        inputMode="numeric"
        isRequired
        hint={`Between ${resultsPerTestCase.least} and ${resultsPerTestCase.most}`}
      />
      <ManyResults form={form} />
    </div>
  );
}

function Inclusion({ form }: Pick<CasesProps, 'form'>) {
  const isIncluded = useValue(form, 'testCasesIncluded') === 'true';
  return (
    <Switch
      label="Include test cases"
      on={isIncluded}
      consequence="Turning it off clears the file and the test cases."
      onChange={(on) => form.change({ kind: 'casesIncluded', on })}
    />
  );
}

function Source({ form, actions, sources }: CasesProps) {
  const source = useValue(form, 'testCasesSource');
  return (
    <>
      <RadioGroup
        label={fieldLabels.testCasesSource}
        row
        options={ways}
        value={source}
        onChange={(id) => actions.onSource(id === 'url' ? 'url' : 'csv')}
      />
      {source === 'url' ? (
        <LinkSource form={form} actions={actions} sources={sources} />
      ) : (
        <CsvSource form={form} actions={actions} sources={sources} />
      )}
    </>
  );
}

function CasesProblem({ form }: Pick<CasesProps, 'form'>) {
  const problem = useProblem(form, 'testCases');
  return problem === null ? null : <FieldError>{problem}</FieldError>;
}

export function ScopeCasesView({ form, actions, sources }: CasesProps) {
  const isRun = useValue(form, 'activity') === 'test_case_run';
  const isIncluded = useFact(form, includesTestCases);
  return (
    <Sheet label="Test cases">
      <SheetHead title="Test cases" />
      <SheetBody className="flex flex-col gap-4">
        {isRun ? null : <Inclusion form={form} />}
        {isIncluded ? (
          <>
            <Source form={form} actions={actions} sources={sources} />
            <CasesProblem form={form} />
            {isRun ? <Results form={form} /> : null}
          </>
        ) : null}
      </SheetBody>
    </Sheet>
  );
}
