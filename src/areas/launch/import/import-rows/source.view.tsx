import { useChoice } from '#src/use-choice.ts';
import { Download } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#src/ui/button.tsx';
import { inputBox, inputEdge } from '#src/ui/field.tsx';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { useSelector } from '@xstate/react';
import type { ImportRowsActorRef } from '#machines/flows/launch/import/import-rows.ts';
import {
  selectFaults,
  selectKind,
  selectSheet,
  selectSheets,
  selectSource,
  selectStage,
} from '#machines/flows/launch/import/import-rows.selectors.ts';
import { importWords } from '#schema/vocabulary/launch/import-kinds.ts';
import type { ImportKind } from '#schema/vocabulary/launch/import-kinds.ts';
import { importLimits } from '#schema/vocabulary/launch/limits.ts';
import { importTexts } from '#schema/vocabulary/launch/import-texts.ts';
import { launchTexts } from '#schema/vocabulary/launch/texts.ts';
import { Banner } from '#src/ui/banner.tsx';
import { FileDrop } from '#src/ui/file-drop.tsx';
import { RadioGroup } from '#src/ui/radio.tsx';
import { Select } from '#src/ui/select.tsx';
import { WaysView } from './ways.view.tsx';

type PasteProps = { readonly onTable: (text: string, html: string) => void };

function PasteView({ onTable }: PasteProps) {
  const id = useId();
  const [text, setText] = useChoice('');
  return (
    <Sheet label="Pasted table">
      <SheetBody className="flex flex-col gap-1.5">
        <label htmlFor={id} className="font-label">
          Or paste a table
        </label>
        <textarea
          id={id}
          aria-describedby={`${id}-hint`}
          rows={3}
          value={text}
          placeholder="Copy the cells in your spreadsheet, header row first, and paste them here"
          onChange={(event) => setText(event.target.value)}
          onPaste={(event) => {
            const [plain, html] = [event.clipboardData.getData('text/plain'), event.clipboardData.getData('text/html')];
            const isTable = /[\n\t]/.test(plain.trim()) || /<table[\s>]/i.test(html);
            if (text !== '' || !isTable) return;
            event.preventDefault();
            onTable(plain, html);
          }}
          className={`${inputBox} ${inputEdge({ isBlocked: false, hasError: false })} resize-y`}
        />
        <p id={`${id}-hint`} className="text-small text-ink-3">
          The header row is looked for, also below a title.
        </p>
        {text.trim() === '' ? null : (
          <Button className="self-start" onPress={() => onTable(text, '')}>
            Read the table
          </Button>
        )}
      </SheetBody>
    </Sheet>
  );
}

type ImportProps = { readonly actorRef: ImportRowsActorRef };

const suffixes = ['.csv', '.xlsx', '.tsv', '.txt', '.xml', '.json', '.html', '.htm', '.xls', '.xlsb', '.ods', '.fods'] as const;
const failed: Readonly<Record<ImportKind, string>> = {
  test_cases: launchTexts.testCasesFailed,
  known_issues: launchTexts.knownIssuesFailed,
  test_data: launchTexts.testDataFailed,
};
const limitsOf = (kind: ImportKind): string => {
  const rows = kind === 'test_data' ? importLimits.testDataRows : importLimits.rows;
  return `CSV, Excel or OpenDocument workbook, XML, JSON or a page with a table, up to ${importLimits.bytes / 1024 / 1024} MB and ${rows.toLocaleString('en')} rows. ${importWords[kind].example}`;
};

export function SourceView({ actorRef, onTemplate }: ImportProps & { readonly onTemplate: () => void }) {
  const isRefused = useSelector(actorRef, selectStage) === 'refused';
  const kind = useSelector(actorRef, selectKind);
  const source = useSelector(actorRef, selectSource);
  const faults = useSelector(actorRef, selectFaults);
  const sheets = useSelector(actorRef, selectSheets);
  const didNotStart = faults[0]?.message === importTexts.uploaderFailed;
  return (
    <>
      {isRefused && !didNotStart ? (
        <Banner hue="danger" live title={failed[kind]}>
          Nothing was imported, and what was there before is as it was.
        </Banner>
      ) : null}
      <Sheet label="File">
        <SheetBody>
          <FileDrop
            label={importWords[kind].file}
            accept={suffixes}
            prompt="Drop a file here, or"
            limits={limitsOf(kind)}
            file={isRefused && source !== '' ? { name: source } : undefined}
            error={faults.length === 0 ? null : faults.map(({ message }) => message).join(' ')}
            onFile={(file) => actorRef.send({ type: 'file.choose', file })}
          />
          <div className="mt-2 -ml-2">
            <Button kind="ghost" size="small" icon={Download} onPress={onTemplate}>
              Download a template
            </Button>
          </div>
        </SheetBody>
      </Sheet>
      {isRefused ? <WaysView actorRef={actorRef} /> : null}
      {isRefused && sheets.length > 1 ? <SheetsView actorRef={actorRef} /> : null}
      <PasteView onTable={(text, html) => actorRef.send({ type: 'table.paste', text, html })} />
    </>
  );
}

export function SheetsView({ actorRef }: ImportProps) {
  const sheets = useSelector(actorRef, selectSheets);
  const sheet = useSelector(actorRef, selectSheet);
  return (
    <Sheet label="Sheets">
      <SheetHead title="Choose a sheet" count={sheets.length} />
      <SheetBody>
        <RadioGroup
          label="The workbook has several sheets. Import from"
          options={sheets.map((name) => ({ id: name, label: name }))}
          value={sheet ?? ''}
          onChange={(name) => actorRef.send({ type: 'sheet.choose', name })}
        />
      </SheetBody>
    </Sheet>
  );
}

export function SheetPick({ actorRef }: ImportProps) {
  const sheets = useSelector(actorRef, selectSheets);
  const sheet = useSelector(actorRef, selectSheet);
  if (sheets.length < 2) return null;
  return (
    <Select
      label="Sheet"
      hideLabel
      autoWidth
      options={sheets.map((name) => ({ id: name, label: name }))}
      value={sheet}
      onChange={(name) => actorRef.send({ type: 'sheet.choose', name })}
    />
  );
}

export function OtherFile({ onFile }: { readonly onFile: (file: File) => void }) {
  return (
    <span className="relative inline-flex min-h-(--control-height) items-center rounded-control border border-control-soft bg-sheet px-3 font-name has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus">
      Choose another file
      <input
        type="file"
        accept={suffixes.join(',')}
        aria-label="Choose another file"
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file !== undefined) onFile(file);
          event.target.value = '';
        }}
      />
    </span>
  );
}
