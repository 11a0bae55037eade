import type { TestDataStepActorRef } from '#machines/flows/launch/wizard/test-data-step.ts';
import { BegunImport } from './begun-import.host.tsx';
import { StepProblems } from './step-problems.host.tsx';
import { useStepChoices, useProblem, useValue } from './step-form.ts';
import { fieldLabels } from '#schema/vocabulary/launch/field-labels.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { Sheet, SheetBody } from '#src/ui/sheet.tsx';
import { fieldId } from '../../request/launch-places.ts';
import { ImportedRowsView } from './known-issues.view.tsx';
import type { StepChoices } from './step-form.ts';
import { YesNoField } from './yes-no.view.tsx';

type StepProps = { readonly form: StepChoices; readonly onImport: () => void };

function Rows({ form, onImport }: StepProps) {
  const requiresTestData = useValue(form, 'requiresTestData');
  const testDataPool = useValue(form, 'testDataPool');
  const testDataFile = useValue(form, 'testDataFile');
  const error = useProblem(form, 'testDataPool');
  const count = testDataPool.length;
  if (requiresTestData !== 'true') return null;
  return (
    <ImportedRowsView
      id={fieldId('testDataPool')}
      label={fieldLabels.testDataPool}
      action={count === 0 ? 'Import test data' : 'Import other test data'}
      title={testDataFile === '' ? 'Test data' : testDataFile}
      note={`${count} ${count === 1 ? 'row' : 'rows'}: ${Object.keys(testDataPool[0] ?? {}).join(', ')}`}
      rows={testDataPool.slice(0, launchLimits.shortList).map((row) => Object.values(row).join(', '))}
      count={count}
      error={error}
      onImport={onImport}
      onRemove={() => form.change({ kind: 'fields', fields: { testDataPool: [], testDataFile: '' } })}
    />
  );
}

function TestDataStepView({ form, onImport }: StepProps) {
  return (
    <Sheet>
      <SheetBody className="flex flex-col gap-4">
        <YesNoField form={form} field="requiresTestData" question={fieldLabels.requiresTestData} />
        <Rows form={form} onImport={onImport} />
      </SheetBody>
    </Sheet>
  );
}

export function TestDataStepHost({ stepRef }: { readonly stepRef: TestDataStepActorRef }) {
  const form = useStepChoices(stepRef);
  return (
    <>
      <StepProblems stepRef={stepRef} />
      <BegunImport stepRef={stepRef} />
      <TestDataStepView form={form} onImport={() => stepRef.send({ type: 'import.open' })} />
    </>
  );
}
