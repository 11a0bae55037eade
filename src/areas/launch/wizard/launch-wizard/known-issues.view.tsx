import { Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#src/ui/button.tsx';
import { FieldError } from '#src/ui/field.tsx';
import { placed } from '../../request/placed.ts';
import { knownIssuesWay } from '#schema/rules/launch/modes.ts';
import { fieldLabels } from '#schema/vocabulary/launch/field-labels.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { noEarlierTest } from '#schema/vocabulary/launch/options.ts';
import { launchTexts } from '#schema/vocabulary/launch/texts.ts';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { RadioGroup } from '#src/ui/radio.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { fieldId } from '../../request/launch-places.ts';
import { StepTextField } from './step-fields.view.tsx';
import { useFact, useFlags, useProblem, useValue } from './step-form.ts';
import type { StepForm } from './step-form.ts';
import { YesNoField } from './yes-no.view.tsx';

type ImportedRowsProps = {
  readonly id: string;
  readonly label: string;
  readonly action: string;
  readonly title: string;
  readonly note: string;
  readonly rows: readonly ReactNode[];
  readonly count: number;
  readonly error: string | null;
  readonly onImport: () => void;
  readonly onRemove: () => void;
};

export function ImportedRowsView({ id, label, action, title, note, rows, count, error, onImport, onRemove }: ImportedRowsProps) {
  const more = count - rows.length;
  return (
    <div id={id} role="group" aria-label={label} tabIndex={-1} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <Button icon={Upload} onPress={onImport}>
          {action}
        </Button>
        {count > 0 ? (
          <Button kind="ghost" onPress={onRemove}>
            Remove
          </Button>
        ) : null}
      </div>
      {count > 0 ? (
        <div className="min-w-0 rounded-card border border-line-strong">
          <p className="border-b border-line px-3 py-2">
            <span className="font-name">{title}</span>
            <span className="ml-2 text-ink-2">{note}</span>
          </p>
          <ul className="divide-y divide-line">
            {placed(rows).map(({ key, one }) => (
              <li key={key} className="cut px-3 py-1.5">
                {one}
              </li>
            ))}
            {more > 0 ? <li className="px-3 py-1.5 text-ink-2">{`and ${more} more`}</li> : null}
          </ul>
        </div>
      ) : null}
      {error === null ? null : <FieldError>{error}</FieldError>}
    </div>
  );
}

type FormProps = { readonly form: StepForm };

type EarlierTest = { readonly id: string; readonly name: string; readonly testCycleCode: string };
/** Loaded, loading, or failed. */
export type EarlierTests =
  | { readonly stage: 'loading' }
  | { readonly stage: 'failed'; readonly onRetry: () => void }
  | { readonly stage: 'known'; readonly tests: readonly EarlierTest[] };
type KnownIssuesProps = FormProps & { readonly earlier: EarlierTests; readonly onImport: () => void; readonly sheet: ReactNode };

function Uploaded({ form, onImport, sheet }: Omit<KnownIssuesProps, 'earlier'>) {
  const knownIssues = useValue(form, 'knownIssues');
  const error = useProblem(form, 'knownIssues');
  const count = knownIssues.length;
  return (
    <>
      <StepTextField form={form} field="knownIssuesUrl" type="url" inputMode="url" isRequired />
      {sheet}
      <ImportedRowsView
        id={fieldId('knownIssues')}
        label={fieldLabels.knownIssues}
        action={count === 0 ? 'Import known issues' : 'Import other known issues'}
        title={`${count} known ${count === 1 ? 'issue' : 'issues'}`}
        note={count > launchLimits.importPreview ? `the first ${launchLimits.importPreview}` : ''}
        rows={knownIssues.slice(0, launchLimits.importPreview).map(({ title }) => title)}
        count={count}
        error={error}
        onImport={onImport}
        onRemove={() => form.change({ kind: 'fields', fields: { knownIssues: [] } })}
      />
    </>
  );
}

function Recent({ form, earlier }: Omit<KnownIssuesProps, 'onImport' | 'sheet'>) {
  const startingFrom = useValue(form, 'kilStartingFromTestCycleCode');
  if (earlier.stage === 'loading')
    return (
      <Loading label="Loading the earlier tests">
        <SkeletonRows rows={2} />
      </Loading>
    );
  if (earlier.stage === 'failed') return <LoadFailure title="The earlier tests could not be loaded." onRetry={earlier.onRetry} />;
  if (earlier.tests.length === 0) return <p className="text-ink-2">{launchTexts.noRecentTests}</p>;
  return (
    <RadioGroup
      id={fieldId('kilStartingFromTestCycleCode')}
      label={fieldLabels.kilStartingFromTestCycleCode}
      options={[
        { id: noEarlierTest, label: 'None' },
        ...earlier.tests.map(({ name, testCycleCode }) => ({ id: testCycleCode, label: name, description: testCycleCode })),
      ]}
      value={startingFrom}
      onChange={(code) => form.change({ kind: 'fields', fields: { kilStartingFromTestCycleCode: code } })}
    />
  );
}

function Listed({ form }: FormProps) {
  const hasList = useValue(form, 'hasKnownIssuesList') === 'true';
  return (
    <>
      <YesNoField form={form} field="hasKnownIssuesList" question={fieldLabels.hasKnownIssuesList} />
      {hasList ? <StepTextField form={form} field="knownIssuesListUrl" type="url" inputMode="url" isRequired /> : null}
    </>
  );
}

const ways = [
  { id: 'recent', label: 'An earlier test' },
  { id: 'upload', label: 'A spreadsheet' },
];

function Source({ form }: FormProps) {
  const source = useValue(form, 'knownIssuesSource');
  return (
    <RadioGroup
      label={fieldLabels.knownIssuesSource}
      row
      options={ways}
      value={source}
      onChange={(id) => form.change({ kind: 'fields', fields: { knownIssuesSource: id === 'upload' ? 'upload' : 'recent' } })}
    />
  );
}

export function KnownIssuesView({ form, earlier, onImport, sheet }: KnownIssuesProps) {
  const flags = useFlags(form);
  const way = useFact(form, knownIssuesWay);
  return (
    <Sheet label="Known issues">
      <SheetHead title="Known issues" />
      <SheetBody className="flex flex-col gap-4">
        {way === 'list' ? <Listed form={form} /> : null}
        {way !== 'list' && flags.knownIssuesUploadEnabled ? <Source form={form} /> : null}
        {way === 'upload' ? <Uploaded form={form} onImport={onImport} sheet={sheet} /> : null}
        {way === 'recent' ? <Recent form={form} earlier={earlier} /> : null}
      </SheetBody>
    </Sheet>
  );
}
