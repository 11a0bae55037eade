import { useSelector } from '@xstate/react';
import type { ImportRowsActorRef } from '#machines/flows/launch/import/import-rows.ts';
import { selectWays } from '#machines/flows/launch/import/import-rows.selectors.ts';
import { delimiterLabels, encodingLabels } from '#schema/vocabulary/launch/import-texts.ts';
import { Select } from '#src/ui/select.tsx';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';

const optionsOf = (labels: Readonly<Record<string, string>>) => Object.entries(labels).map(([id, label]) => ({ id, label }));
const delimiters = optionsOf(delimiterLabels);
const encodings = optionsOf(encodingLabels);

/** How the source was read, to be read again otherwise. */
export function WaysView({ actorRef }: { readonly actorRef: ImportRowsActorRef }) {
  const ways = useSelector(actorRef, selectWays);
  if (ways === null) return null;
  const { header, headerRows, delimiter, encoding } = ways;
  return (
    <Sheet label="How it is read">
      <SheetHead title="How it is read" />
      <SheetBody className="flex flex-col gap-3">
        {headerRows.length < 2 ? null : (
          <Select
            label="Header row"
            options={headerRows.map(({ number, text }) => ({ id: String(number), label: `Row ${number}: ${text}` }))}
            value={String(header)}
            onChange={(id) => actorRef.send({ type: 'reading.choose', reading: { header: Number(id) } })}
          />
        )}
        {delimiter === null ? null : (
          <Select
            label="Columns are separated by"
            options={delimiters}
            value={delimiter}
            onChange={(id) => actorRef.send({ type: 'reading.choose', reading: { delimiter: id, header: null } })}
          />
        )}
        {encoding === null ? null : (
          <Select
            label="Encoding"
            options={encodings}
            value={encoding}
            onChange={(id) => actorRef.send({ type: 'reading.choose', reading: { encoding: id } })}
          />
        )}
      </SheetBody>
    </Sheet>
  );
}
