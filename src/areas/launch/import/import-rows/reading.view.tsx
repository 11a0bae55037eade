import { useSelector } from '@xstate/react';
import type { ImportRowsActorRef, Progress } from '#machines/flows/launch/import/import-rows.ts';
import { selectProgress, selectRead, selectSource } from '#machines/flows/launch/import/import-rows.selectors.ts';
import { percentOf } from '#schema/vocabulary/counted.ts';
import { BusyTicks } from '#src/ui/busy-ticks.tsx';
import { Button } from '#src/ui/button.tsx';
import { Sheet, SheetBody } from '#src/ui/sheet.tsx';

const printed = new Intl.NumberFormat('en');

function words(progress: Progress | null, rows: number | null): string {
  if (rows !== null) return `${printed.format(rows)} rows read. Making the preview`;
  if (progress === null) return 'Opening';
  const { done, total, unit } = progress;
  if (unit === 'rows') return `${printed.format(done)} of ${printed.format(total)} rows read`;
  return `${percentOf(done, total)}% read`;
}

/** How far the reading is, and the way to stop it. */
export function ReadingView({ actorRef }: { readonly actorRef: ImportRowsActorRef }) {
  const progress = useSelector(actorRef, selectProgress);
  const read = useSelector(actorRef, selectRead);
  const source = useSelector(actorRef, selectSource);
  return (
    <Sheet label="Reading">
      <SheetBody className="flex flex-wrap items-center gap-3">
        <BusyTicks className="text-accent-solid" />
        <span className="min-w-0 flex-1">
          <span className="block cut font-name">{source}</span>
          <span role="status" className="block text-small text-ink-2">
            {words(progress, read?.rows ?? null)}
          </span>
          <progress
            aria-label="Reading"
            className="mt-1 h-1.5 w-full accent-accent-solid"
            max={progress?.total ?? 1}
            value={progress === null ? undefined : progress.done}
          />
        </span>
        <Button onPress={() => actorRef.send({ type: 'read.stop' })}>Stop reading</Button>
      </SheetBody>
    </Sheet>
  );
}
