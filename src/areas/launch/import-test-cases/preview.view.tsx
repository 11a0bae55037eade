import { useSelector } from '@xstate/react';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { ImportTestCasesActorRef } from '#machines/flows/launch/import-test-cases/import-test-cases.machine.ts';
import { selectMapping, selectPreview, selectRead } from '#machines/flows/launch/import-test-cases/import-test-cases.selectors.ts';
import { columnTargetLabels } from '#schema/rules/launch/import/test-case-columns.ts';
import type { ImportedCase, ImportedStep, RowNote } from '#schema/rules/launch/import/test-case-rows.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { Sheet, SheetFoot, SheetHead } from '#src/ui/sheet.tsx';

type ImportProps = { readonly actorRef: ImportTestCasesActorRef };
type Mend = (row: number, column: number, text: string) => void;

const casesAtOnce = 50;

function NoteLine({
  note,
  cell,
  field,
  onMend,
}: {
  readonly note: RowNote;
  readonly cell: string;
  readonly field: string;
  readonly onMend: Mend;
}) {
  const { level, row, column, message } = note;
  const isError = level === 'error';
  const Glyph = isError ? CircleAlert : TriangleAlert;
  return (
    <li className={`flex flex-col gap-1.5 px-4 py-2 ${isError ? 'bg-danger-wash' : ''}`}>
      <p className={`flex items-start gap-2 ${isError ? 'text-danger' : 'text-ink-2'}`}>
        <Glyph aria-hidden="true" size={14} strokeWidth={2} className={`mt-1 shrink-0 ${isError ? '' : 'text-warning'}`} />
        <span>{message}</span>
      </p>
      {column === null ? null : (
        <input
          aria-label={`Row ${row}, ${field}`}
          defaultValue={cell.slice(0, 2_000)}
          placeholder="Empty"
          onBlur={(event) => {
            if (event.target.value !== cell.slice(0, 2_000)) onMend(row, column - 1, event.target.value);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur();
          }}
          className={`min-h-(--control-height) w-full rounded-control border bg-sheet px-2.5 ${isError ? 'border-danger' : 'border-control'}`}
        />
      )}
    </li>
  );
}

function Steps({ steps }: { readonly steps: readonly ImportedStep[] }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? steps : steps.slice(0, launchLimits.shortList);
  const rest = steps.length - shown.length;
  return (
    <>
      {shown.map(({ row, instruction, expectedResult }) => (
        <div
          key={row}
          className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-3 border-t border-line px-4 py-1.5 desk:grid-cols-[3.5rem_minmax(0,1fr)_minmax(0,1fr)]"
        >
          <span className="code-text">{row}</span>
          <span className="line-clamp-3 [overflow-wrap:anywhere]">{instruction}</span>
          <span className="line-clamp-3 text-ink-2 [overflow-wrap:anywhere] max-desk:col-start-2">{expectedResult}</span>
        </div>
      ))}
      {rest > 0 ? (
        <div className="border-t border-line px-4 py-1">
          <Button kind="ghost" size="small" onPress={() => setWhole(true)}>{`${rest} more ${rest === 1 ? 'step' : 'steps'}`}</Button>
        </div>
      ) : null}
    </>
  );
}

function Case({ imported }: { readonly imported: ImportedCase }) {
  const { code, name, section } = imported.testCase;
  return (
    <li className="border-t border-line first:border-t-0">
      <p className="flex items-baseline gap-3 bg-over px-4 py-2">
        <span className="code-text">{code}</span>
        <span className="cut font-name">{name}</span>
        <span className="ml-auto shrink-0 text-small text-ink-2">{section}</span>
      </p>
      <Steps steps={imported.steps} />
    </li>
  );
}

/** What the file becomes: cases with their steps and the rows they stand in, and the cells to mend. */
export function PreviewView({ actorRef }: ImportProps) {
  const preview = useSelector(actorRef, selectPreview);
  const read = useSelector(actorRef, selectRead);
  const mapping = useSelector(actorRef, selectMapping);
  const [onlyErrors, setOnlyErrors] = useState(false);
  const [shown, setShown] = useState(casesAtOnce);
  const rows = new Map(read?.sheet.rows.map(({ number, cells }) => [number, cells]));
  const notes = onlyErrors ? preview.notes.filter(({ level }) => level === 'error') : preview.notes;
  const faulty = new Set(preview.notes.map(({ row }) => row));
  const listed = onlyErrors ? preview.cases.filter((one) => one.rows.some((row) => faulty.has(row))) : preview.cases;
  const cases = listed.slice(0, shown);
  const mend: Mend = (row, column, text) => actorRef.send({ type: 'cell.change', row, column, text });
  return (
    <Sheet label="Test cases">
      <SheetHead title="Test cases" count={preview.cases.length}>
        <Checkbox label="Only rows with errors" checked={onlyErrors} onChange={setOnlyErrors} />
      </SheetHead>
      {notes.length > 0 ? (
        <ul aria-label="Cells to look at" className="max-h-80 divide-y divide-line overflow-y-auto border-b border-line">
          {notes.slice(0, casesAtOnce).map((note) => {
            const target = note.column === null ? undefined : mapping[note.column - 1];
            return (
              <NoteLine
                key={`${note.row}:${note.column}:${note.message}`}
                note={note}
                cell={rows.get(note.row)?.[(note.column ?? 0) - 1] ?? ''}
                field={target === undefined ? 'cell' : columnTargetLabels[target]}
                onMend={mend}
              />
            );
          })}
        </ul>
      ) : null}
      <ul>
        {cases.map((imported) => (
          <Case key={imported.row} imported={imported} />
        ))}
      </ul>
      {listed.length > shown ? (
        <SheetFoot>
          <Button
            onPress={() => setShown(shown + casesAtOnce)}
          >{`Show ${Math.min(casesAtOnce, listed.length - shown)} more of ${listed.length}`}</Button>
        </SheetFoot>
      ) : null}
    </Sheet>
  );
}
