import { useSelector } from '@xstate/react';
import type { ImportRowsActorRef } from '#machines/flows/launch/import/import-rows.ts';
import type { Progress } from '#machines/flows/launch/import/import-rows.rules.ts';
import {
  selectProgress,
  selectRead,
  selectSource,
  selectBuilt,
  selectKind,
  selectStage,
  selectUnread,
  selectWithoutLabel,
} from '#machines/flows/launch/import/import-rows.selectors.ts';
import { percentOf, counted } from '#schema/vocabulary/counted.ts';
import { BusyTicks } from '#src/ui/busy-ticks.tsx';
import { Button } from '#src/ui/button.tsx';
import { Sheet, SheetBody } from '#src/ui/sheet.tsx';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { importWords } from '#schema/vocabulary/launch/import-kinds.ts';
import { ActionBar } from '#src/ui/action-bar.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { CancelButton, ImportActions, ImportButton, WithoutButton } from './import-actions.view.tsx';
import { ColumnsView } from './columns.view.tsx';
import { OtherFile, SheetPick, SheetsView, SourceView } from './source.view.tsx';
import { StepOfferView, SummaryView } from './summary.view.tsx';
import UnreadImport from './unread-import.view.tsx';
import { WaysView } from './ways.view.tsx';
import { WindowedPreview } from './windowed-preview.tsx';

const printed = new Intl.NumberFormat('en');

function words(progress: Progress | null, rows: number | null): string {
  if (rows !== null) return `${printed.format(rows)} rows read. Making the preview`;
  if (progress === null) return 'Opening';
  const { done, total, unit } = progress;
  if (unit === 'rows') return `${printed.format(done)} of ${printed.format(total)} rows read`;
  return `${percentOf(done, total)}% read`;
}

function ReadingView({ actorRef }: { readonly actorRef: ImportRowsActorRef }) {
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

type ImportProps = { readonly actorRef: ImportRowsActorRef };

function Mapping({ actorRef }: ImportProps) {
  const built = useSelector(actorRef, selectBuilt);
  return built === null ? null : (
    <>
      <SummaryView actorRef={actorRef} built={built} />
      <StepOfferView actorRef={actorRef} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 wide:grid-cols-[400px_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-4">
          <ColumnsView actorRef={actorRef} />
          <WaysView actorRef={actorRef} />
        </div>
        <WindowedPreview actorRef={actorRef} built={built} />
      </div>
      <ImportActions actorRef={actorRef} />
    </>
  );
}

function PutAside({ actorRef }: ImportProps) {
  const unread = useSelector(actorRef, selectUnread);
  return unread.length === 0 ? null : <UnreadImport unread={unread} onForget={() => actorRef.send({ type: 'unread.forget' })} />;
}

type StageProps = ImportProps & { readonly onTemplate: () => void };

function Stage({ actorRef, onTemplate }: StageProps) {
  switch (useSelector(actorRef, selectStage)) {
    case 'choosing':
    case 'refused':
      return <SourceView actorRef={actorRef} onTemplate={onTemplate} />;
    case 'reading':
      return <ReadingView actorRef={actorRef} />;
    case 'choosingSheet':
      return <SheetsView actorRef={actorRef} />;
    case 'mapping':
      return <Mapping actorRef={actorRef} />;
    case 'finding':
    case 'settled':
      return null;
  }
}

function sentence(read: ReturnType<typeof selectRead>, source: string): ReactNode {
  if (read === null) return [source, 'Nothing is imported before you have seen it.'].filter((part) => part !== '').join('. ');
  return [source, counted(read.rows, 'row', 'rows'), read.written].filter((part) => part !== '').join(', ');
}

export function ImportRowsView({ actorRef, back, onTemplate }: StageProps & { readonly back: string }) {
  const stage = useSelector(actorRef, selectStage);
  const kind = useSelector(actorRef, selectKind);
  const read = useSelector(actorRef, selectRead);
  const source = useSelector(actorRef, selectSource);
  const without = useSelector(actorRef, selectWithoutLabel);
  const isMapping = stage === 'mapping';
  return (
    <>
      <Page>
        <Button
          kind="ghost"
          size="small"
          icon={ChevronLeft}
          className="-ml-2 self-start"
          onPress={() => actorRef.send({ type: 'import.leave' })}
        >
          {back}
        </Button>
        <PageHeader
          title={importWords[kind].title}
          sentence={sentence(read, source)}
          actions={
            isMapping || stage === 'choosingSheet' ? (
              <>
                {isMapping ? <SheetPick actorRef={actorRef} /> : null}
                <OtherFile onFile={(file) => actorRef.send({ type: 'file.choose', file })} />
              </>
            ) : null
          }
        />
        <PutAside actorRef={actorRef} />
        <Stage actorRef={actorRef} onTemplate={onTemplate} />
      </Page>
      {isMapping ? (
        <ActionBar>
          <CancelButton actorRef={actorRef} />
          {without === null ? <ImportButton actorRef={actorRef} /> : <WithoutButton actorRef={actorRef} />}
        </ActionBar>
      ) : null}
    </>
  );
}
