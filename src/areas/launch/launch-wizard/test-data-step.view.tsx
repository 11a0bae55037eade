import { importLimits } from '#schema/vocabulary/launch/limits.ts';
import { Sheet, SheetBody } from '#src/ui/sheet.tsx';
import { fieldId } from '../build-request/launch-places.ts';
import type { RowsImport, StepForm } from './step-form.ts';
import { YesNoField } from './yes-no.view.tsx';

/** The data that testers need, one row for each. */
export function TestDataStepView({ form, rowsImport: Rows }: { readonly form: StepForm; readonly rowsImport: RowsImport }) {
  const { values, problemAt, change } = form;
  const count = values.testDataPool.length;
  return (
    <Sheet>
      <SheetBody className="flex flex-col gap-4">
        <YesNoField
          field="requiresTestData"
          question="Do testers need to use particular test data during the test?"
          value={values.requiresTestData}
          error={problemAt('requiresTestData')}
          onAnswer={(answer) => change({ kind: 'fields', fields: { requiresTestData: answer } })}
        />
        {values.requiresTestData === 'true' ? (
          <Rows
            kind="testData"
            id={fieldId('testDataPool')}
            label="Test data"
            limits={`CSV with a header row, up to ${importLimits.testDataRows} rows`}
            error={problemAt('testDataPool')}
            file={
              count === 0
                ? null
                : {
                    name: values.testDataFile,
                    note: `${count} ${count === 1 ? 'row' : 'rows'}: ${Object.keys(values.testDataPool[0] ?? {}).join(', ')}`,
                  }
            }
            onRows={({ fields }) => change({ kind: 'fields', fields })}
          />
        ) : null}
      </SheetBody>
    </Sheet>
  );
}
