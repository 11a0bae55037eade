import type { ReactNode } from 'react';
import { knownIssuesWay } from '#schema/rules/launch/modes.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { noEarlierTest } from '#schema/vocabulary/launch/options.ts';
import { launchTexts } from '#schema/vocabulary/launch/texts.ts';
import { RadioGroup } from '#src/ui/radio.tsx';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { fieldId } from '../build-request/launch-places.ts';
import { ImportedRowsView } from './imported-rows.view.tsx';
import type { StepForm } from './step-form.ts';
import { YesNoField } from './yes-no.view.tsx';

type FormProps = { readonly form: StepForm };

export type EarlierTest = { readonly id: string; readonly name: string; readonly testCycleCode: string };
type KnownIssuesProps = FormProps & { readonly earlier: readonly EarlierTest[]; readonly onImport: () => void; readonly sheet: ReactNode };

function Uploaded({ form, onImport, sheet }: Omit<KnownIssuesProps, 'earlier'>) {
  const { values, problemAt, change, text } = form;
  const { knownIssues } = values;
  const count = knownIssues.length;
  return (
    <>
      <TextField {...text('knownIssuesUrl')} label="Known issues spreadsheet" type="url" inputMode="url" isRequired />
      {sheet}
      <ImportedRowsView
        id={fieldId('knownIssues')}
        label="Known issues"
        action={count === 0 ? 'Import known issues' : 'Import other known issues'}
        title={`${count} known ${count === 1 ? 'issue' : 'issues'}`}
        note={count > launchLimits.importPreview ? `the first ${launchLimits.importPreview}` : ''}
        rows={knownIssues.slice(0, launchLimits.importPreview).map(({ title }) => title)}
        count={count}
        error={problemAt('knownIssues')}
        onImport={onImport}
        onRemove={() => change({ kind: 'fields', fields: { knownIssues: [] } })}
      />
    </>
  );
}

function Recent({ form, earlier }: Omit<KnownIssuesProps, 'onImport' | 'sheet'>) {
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
export function KnownIssuesView({ form, earlier, onImport, sheet }: KnownIssuesProps) {
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
            {way === 'upload' ? <Uploaded form={form} onImport={onImport} sheet={sheet} /> : <Recent form={form} earlier={earlier} />}
          </>
        )}
      </SheetBody>
    </Sheet>
  );
}
