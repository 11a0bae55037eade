import { useSelector } from '@xstate/react';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ImportTestCasesActorRef } from '#machines/flows/launch/import-test-cases/import-test-cases.machine.ts';
import {
  selectCanImport,
  selectFaults,
  selectFileName,
  selectHasPresent,
  selectPreview,
  selectRead,
  selectStage,
  selectUpdatesByCode,
  selectWhyNot,
  selectWithoutLabel,
} from '#machines/flows/launch/import-test-cases/import-test-cases.selectors.ts';
import { importLimits } from '#schema/vocabulary/launch/limits.ts';
import { launchTexts } from '#schema/vocabulary/launch/texts.ts';
import { ActionBar } from '#src/ui/action-bar.tsx';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { FileDrop } from '#src/ui/file-drop.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { Sheet, SheetBody } from '#src/ui/sheet.tsx';
import { ColumnsView, RowsBecomeCases } from './mapping.view.tsx';
import { PreviewView } from './preview.view.tsx';

type ImportProps = { readonly actorRef: ImportTestCasesActorRef };

const limits = `CSV, up to ${importLimits.bytes / 1024 / 1024} MB and ${importLimits.rows} rows. One row a step: Section, Code, Name, Prerequisites, Instruction, Expected result, Tags.`;

function Choosing({ actorRef }: ImportProps) {
  const stage = useSelector(actorRef, selectStage);
  const fileName = useSelector(actorRef, selectFileName);
  const faults = useSelector(actorRef, selectFaults);
  return (
    <>
      {stage === 'refused' && faults[0]?.message !== launchTexts.uploaderFailed ? (
        <Banner hue="danger" live title={launchTexts.testCasesFailed}>
          Nothing was imported.
        </Banner>
      ) : null}
      <Sheet label="File">
        <SheetBody>
          <FileDrop
            label="Test case file"
            accept={['.csv']}
            limits={limits}
            reading={stage === 'reading' ? {} : undefined}
            file={fileName === '' ? undefined : { name: fileName }}
            error={faults.length === 0 ? null : faults.map(({ message }) => message).join(' ')}
            onFile={(file) => actorRef.send({ type: 'file.choose', file })}
          />
        </SheetBody>
      </Sheet>
    </>
  );
}

function ImportButton({ actorRef }: ImportProps) {
  const count = useSelector(actorRef, selectPreview).cases.length;
  const canImport = useSelector(actorRef, selectCanImport);
  const why = useSelector(actorRef, selectWhyNot);
  return (
    <Button
      kind="primary"
      disabledReason={canImport ? null : why}
      reason="hidden"
      onPress={() => actorRef.send({ type: 'import.confirm' })}
    >{`Import ${count} test ${count === 1 ? 'case' : 'cases'}`}</Button>
  );
}

function WithoutButton({ actorRef }: ImportProps) {
  const without = useSelector(actorRef, selectWithoutLabel);
  return without === null ? null : <Button onPress={() => actorRef.send({ type: 'import.confirmValid' })}>{without}</Button>;
}

function Mapping({ actorRef }: ImportProps) {
  const hasPresent = useSelector(actorRef, selectHasPresent);
  const updatesByCode = useSelector(actorRef, selectUpdatesByCode);
  return (
    <>
      <RowsBecomeCases actorRef={actorRef} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 wide:grid-cols-[400px_minmax(0,1fr)]">
        <ColumnsView actorRef={actorRef} />
        <PreviewView actorRef={actorRef} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {hasPresent ? (
          <Checkbox
            label="Update cases with the same code instead of replacing all of them"
            checked={updatesByCode}
            onChange={(isOn) => actorRef.send({ type: 'update.change', updatesByCode: isOn })}
          />
        ) : null}
        <div className="ml-auto flex flex-wrap gap-2 max-desk:hidden">
          <Button kind="ghost" onPress={() => actorRef.send({ type: 'import.cancel' })}>
            Cancel
          </Button>
          <WithoutButton actorRef={actorRef} />
          <ImportButton actorRef={actorRef} />
        </div>
      </div>
    </>
  );
}

function sentence(read: ReturnType<typeof selectRead>, fileName: string): ReactNode {
  return read === null
    ? 'Nothing is imported before you have seen it.'
    : `${fileName}, ${read.sheet.rows.length} rows, ${read.delimiter}, ${read.encoding}`;
}

/** Turns a file into test cases: choose it, map its columns, mend what is wrong, import. */
export function ImportTestCasesView({ actorRef, testName }: ImportProps & { readonly testName: string }) {
  const stage = useSelector(actorRef, selectStage);
  const read = useSelector(actorRef, selectRead);
  const fileName = useSelector(actorRef, selectFileName);
  const without = useSelector(actorRef, selectWithoutLabel);
  return (
    <>
      <Page>
        <Button
          kind="ghost"
          size="small"
          icon={ChevronLeft}
          className="-ml-2 self-start"
          onPress={() => actorRef.send({ type: 'import.cancel' })}
        >
          {`Scope, ${testName}`}
        </Button>
        <PageHeader
          title="Import test cases"
          sentence={sentence(read, fileName)}
          actions={stage === 'mapping' ? <FilePick onFile={(file) => actorRef.send({ type: 'file.choose', file })} /> : null}
        />
        {stage === 'mapping' ? <Mapping actorRef={actorRef} /> : <Choosing actorRef={actorRef} />}
      </Page>
      {stage === 'mapping' ? (
        <ActionBar>{without === null ? <ImportButton actorRef={actorRef} /> : <WithoutButton actorRef={actorRef} />}</ActionBar>
      ) : null}
    </>
  );
}

function FilePick({ onFile }: { readonly onFile: (file: File) => void }) {
  return (
    <span className="relative inline-flex min-h-(--control-height) items-center rounded-control border border-control-soft bg-sheet px-3 font-name has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      Choose another file
      <input
        type="file"
        accept=".csv"
        aria-label="Choose another file"
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file !== undefined) onFile(file);
        }}
      />
    </span>
  );
}
