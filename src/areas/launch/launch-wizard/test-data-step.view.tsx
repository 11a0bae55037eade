import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { Sheet, SheetBody } from '#src/ui/sheet.tsx';
import { fieldId } from '../build-request/launch-places.ts';
import { ImportedRowsView } from './imported-rows.view.tsx';
import type { StepChoices } from './step-form.ts';
import { YesNoField } from './yes-no.view.tsx';

/** The data that testers need, one row for each. */
export function TestDataStepView({ form, onImport }: { readonly form: StepChoices; readonly onImport: () => void }) {
  const { values, problemAt, change } = form;
  const { testDataPool, testDataFile } = values;
  const count = testDataPool.length;
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
          <ImportedRowsView
            id={fieldId('testDataPool')}
            label="Test data"
            action={count === 0 ? 'Import test data' : 'Import other test data'}
            title={testDataFile === '' ? 'Test data' : testDataFile}
            note={`${count} ${count === 1 ? 'row' : 'rows'}: ${Object.keys(testDataPool[0] ?? {}).join(', ')}`}
            rows={testDataPool.slice(0, launchLimits.shortList).map((row) => Object.values(row).join(', '))}
            count={count}
            error={problemAt('testDataPool')}
            onImport={onImport}
            onRemove={() => change({ kind: 'fields', fields: { testDataPool: [], testDataFile: '' } })}
          />
        ) : null}
      </SheetBody>
    </Sheet>
  );
}
