import { useSelector } from '@xstate/react';
import { ArrowRight } from 'lucide-react';
import type { ImportTestCasesActorRef } from '#machines/flows/launch/import-test-cases/import-test-cases.machine.ts';
import { selectMapping, selectPreview, selectRead } from '#machines/flows/launch/import-test-cases/import-test-cases.selectors.ts';
import { columnName } from '#schema/rules/launch/import/sheet.ts';
import { columnTargetLabels, columnTargets } from '#schema/rules/launch/import/test-case-columns.ts';
import { rowsLeftOut } from '#schema/rules/launch/import/test-case-rows.ts';
import { launchTexts } from '#schema/vocabulary/launch/texts.ts';
import { Pill } from '#src/ui/pill.tsx';
import { Ranks } from '#src/ui/ranks.tsx';
import { Select } from '#src/ui/select.tsx';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { placed } from '../build-request/placed.ts';

type ImportProps = { readonly actorRef: ImportTestCasesActorRef };

const options = columnTargets.map((id) => ({ id, label: columnTargetLabels[id] }));

/** Rows as ticks, cases as blocks, and the sentence that joins them. */
export function RowsBecomeCases({ actorRef }: ImportProps) {
  const preview = useSelector(actorRef, selectPreview);
  const mapping = useSelector(actorRef, selectMapping);
  const bad = rowsLeftOut(preview).length;
  const errors = preview.notes.filter(({ level }) => level === 'error').length;
  const left = mapping.filter((target) => target === 'leave_out').length;
  const importable = preview.cases.filter((one) => one.importable).length;
  return (
    <Sheet>
      <SheetBody className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Ranks
          width={220}
          size="thick"
          label={`${preview.rows} rows, ${bad} with errors`}
          segments={[
            { kind: 'to_come', count: preview.rows - bad },
            { kind: 'fail', count: bad },
          ]}
        />
        <ArrowRight aria-hidden="true" size={16} className="text-ink-3" />
        <Ranks width={80} size="thick" label={`${importable} test cases`} segments={[{ kind: 'done', count: importable }]} />
        <div className="min-w-0 flex-1 max-desk:basis-full">
          <p className="text-head">{launchTexts.rowsBecomeCases(preview.rows, importable)}</p>
          <p className="text-small text-ink-2">Blank names and sections take the value from the row above.</p>
        </div>
        {errors > 0 ? <Pill hue="danger">{`${errors} ${errors === 1 ? 'cell' : 'cells'} to fix`}</Pill> : null}
        {left > 0 ? <Pill>{`${left} ${left === 1 ? 'column' : 'columns'} left out`}</Pill> : null}
      </SheetBody>
    </Sheet>
  );
}

/** Which column of the file is which field of a test case. */
export function ColumnsView({ actorRef }: ImportProps) {
  const read = useSelector(actorRef, selectRead);
  const mapping = useSelector(actorRef, selectMapping);
  if (read === null) return null;
  const [sample] = read.sheet.rows;
  return (
    <Sheet label="Columns">
      <SheetHead title="Columns" count={mapping.length} />
      <ul className="divide-y divide-line">
        {placed(mapping).map(({ key, place: index, one: target }) => (
          <li key={key} className="grid grid-cols-[minmax(0,1fr)_auto_12rem] items-center gap-3 px-4 py-1.5">
            <span className="min-w-0">
              <span className="cut block font-name">{columnName(read.sheet, index)}</span>
              <span className="cut block text-small text-ink-2">{sample?.cells[index] ?? ''}</span>
            </span>
            <ArrowRight aria-hidden="true" size={14} className="text-ink-3" />
            <Select
              label={`Field for ${columnName(read.sheet, index)}`}
              hideLabel
              options={options}
              value={target}
              onChange={(id) => {
                const chosen = columnTargets.find((one) => one === id);
                if (chosen !== undefined) actorRef.send({ type: 'column.map', column: index, target: chosen });
              }}
            />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
