import { knownIssuesWay } from '#schema/rules/launch/modes.ts';
import { noEarlierTest } from '#schema/vocabulary/launch/options.ts';
import { launchTexts } from '#schema/vocabulary/launch/texts.ts';
import { RadioGroup } from '#src/ui/radio.tsx';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { fieldId } from '../build-request/launch-places.ts';
import type { RowsImport, StepForm } from './step-form.ts';
import { YesNoField } from './yes-no.view.tsx';

type FormProps = { readonly form: StepForm };

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
