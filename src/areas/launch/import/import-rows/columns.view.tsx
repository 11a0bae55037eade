import { useSelector } from '@xstate/react';
import { ArrowRight } from 'lucide-react';
import type { ImportRowsActorRef } from '#machines/flows/launch/import/import-rows.ts';
import type { ReadSource } from '#machines/flows/launch/import/import-rows.rules.ts';
import { selectBuilt, selectKind, selectMapping, selectRead } from '#machines/flows/launch/import/import-rows.selectors.ts';
import { columnTargetLabels, columnTargets } from '#schema/rules/launch/import/columns.ts';
import { FieldError } from '#src/ui/field.tsx';
import { Select } from '#src/ui/select.tsx';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { placed } from '../../request/placed.ts';

function written({ isRemembered, dialect }: Pick<ReadSource, 'isRemembered' | 'dialect'>): string {
  if (isRemembered) return 'Remembered from an earlier import';
  return dialect === null ? 'Guessed from headers and cells' : `Known from ${dialect}`;
}

export function ColumnsView({ actorRef }: { readonly actorRef: ImportRowsActorRef }) {
  const read = useSelector(actorRef, selectRead);
  const kind = useSelector(actorRef, selectKind);
  const mapping = useSelector(actorRef, selectMapping);
  const faults = useSelector(actorRef, selectBuilt)?.faults ?? [];
  if (read === null) return null;
  const options = columnTargets[kind].map((id) => ({ id, label: columnTargetLabels[id] }));
  return (
    <Sheet label="Columns">
      <SheetHead title="Columns" count={mapping.length}>
        <span className="text-small text-ink-2">{written(read)}</span>
      </SheetHead>
      {faults.length === 0 ? null : (
        <SheetBody className="flex flex-col gap-1">
          {faults.map((fault) => (
            <FieldError key={fault}>{fault}</FieldError>
          ))}
        </SheetBody>
      )}
      <ul className="max-h-[70vh] divide-y divide-line overflow-y-auto">
        {placed(mapping).map(({ key, place: index, one: target }) => {
          const name = read.headers[index] || `Column ${index + 1}`;
          const reason = read.reasons[index] ?? '';
          return (
            <li
              key={key}
              className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-3 gap-y-1.5 px-4 py-2 desk:grid-cols-[minmax(0,1fr)_auto_12rem]"
            >
              <span className="min-w-0">
                <span className="line-clamp-2 font-name [overflow-wrap:anywhere]">{name}</span>
                <span className="cut block text-small text-ink-2">{read.sample[index] ?? ''}</span>
                {target === read.mapping[index] && reason !== '' ? <span className="block text-small text-ink-3">{reason}</span> : null}
              </span>
              <ArrowRight aria-hidden="true" size={14} className="text-ink-3 max-desk:hidden" />
              <Select
                label={`Field for ${name}`}
                hideLabel
                options={options}
                value={target}
                onChange={(id) => {
                  const chosen = columnTargets[kind].find((one) => one === id);
                  if (chosen !== undefined) actorRef.send({ type: 'column.map', column: index, target: chosen });
                }}
              />
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
