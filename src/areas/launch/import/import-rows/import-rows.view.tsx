import { useSelector } from '@xstate/react';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ImportRowsActorRef } from '#machines/flows/launch/import/import-rows.ts';
import {
  selectBuilt,
  selectKind,
  selectRead,
  selectSource,
  selectStage,
  selectUnread,
  selectWithoutLabel,
} from '#machines/flows/launch/import/import-rows.selectors.ts';
import { importWords } from '#schema/vocabulary/launch/import-kinds.ts';
import { ActionBar } from '#src/ui/action-bar.tsx';
import { Button } from '#src/ui/button.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { CancelButton, ImportActions, ImportButton, WithoutButton } from './import-actions.view.tsx';
import { ColumnsView } from './columns.view.tsx';
import { ReadingView } from './reading.view.tsx';
import { OtherFile, SheetPick, SheetsView, SourceView } from './source.view.tsx';
import { SummaryView } from './summary.view.tsx';
import UnreadImport from './unread-import.view.tsx';
import { WindowedPreview } from './windowed-preview.tsx';
import { counted } from '#schema/vocabulary/counted.ts';

type ImportProps = { readonly actorRef: ImportRowsActorRef };

function Mapping({ actorRef }: ImportProps) {
  const built = useSelector(actorRef, selectBuilt);
  return built === null ? null : (
    <>
      <SummaryView actorRef={actorRef} built={built} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 wide:grid-cols-[400px_minmax(0,1fr)]">
        <ColumnsView actorRef={actorRef} />
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

function Stage({ actorRef }: ImportProps) {
  switch (useSelector(actorRef, selectStage)) {
    case 'choosing':
    case 'refused':
      return <SourceView actorRef={actorRef} />;
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

/** Turns rows into test cases, known issues or test data: choose them, map their columns, mend what is wrong, import. */
export function ImportRowsView({ actorRef, back }: ImportProps & { readonly back: string }) {
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
        <Stage actorRef={actorRef} />
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
