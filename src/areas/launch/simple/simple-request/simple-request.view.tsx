import { useSelector } from '@xstate/react';
import { Eye } from 'lucide-react';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { selectStage, selectValues } from '#machines/flows/launch/simple/simple-request.ts';
import { launchTexts } from '#schema/vocabulary/launch/texts.ts';
import type { RoomLine } from '#schema/rules/launch/readiness.ts';
import { noRoom, RoomLines } from '#src/domain/room-lines.tsx';
import { ActionBar } from '#src/ui/action-bar.tsx';
import { Button } from '#src/ui/button.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { ReadOnly } from '#src/ui/read-only.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { useLostFocus } from '#src/ui/use-lost-focus.ts';
import { clonePlace } from '../../request/launch-places.ts';
import type { SimpleRequestProps } from './simple-field.ts';
import { SimpleScheduleView } from './simple-schedule.view.tsx';
import { PlatformsSectionView, SheetsSectionView, TestSectionView } from './simple-sections.view.tsx';
import { OutcomesSectionView } from './simple-outcomes.view.tsx';
import { AsidesView, ClonedView, LaunchedView, ProblemsView, ReadingView } from './simple-banners.view.tsx';

const Unread = lazyPart(() => import('../../drafts/unread.view.tsx'));

type SectionsProps = SimpleRequestProps & {
  readonly files?: ReactNode;
};

type FormProps = SectionsProps & {
  readonly saved?: ReactNode;
  /** What the organization may launch. */
  readonly room?: readonly RoomLine[] | undefined;
  readonly onPreview: () => void;
  readonly onClear: () => void;
};

function Reading({ actorRef, files }: SectionsProps) {
  return (
    <>
      <ReadingView actorRef={actorRef} />
      <ReadOnly>
        <Sections actorRef={actorRef} files={files} />
      </ReadOnly>
    </>
  );
}

function Sections({ actorRef, files }: SectionsProps) {
  return (
    <>
      <TestSectionView actorRef={actorRef} />
      <PlatformsSectionView actorRef={actorRef} />
      <SheetsSectionView actorRef={actorRef} />
      {files}
      <OutcomesSectionView actorRef={actorRef} />
      <SimpleScheduleView actorRef={actorRef} />
    </>
  );
}

function Filling({ actorRef, files, room = noRoom, onPreview }: Omit<FormProps, 'onClear' | 'saved'>) {
  const { unread } = useSelector(actorRef, selectValues);
  useLostFocus();
  return (
    <>
      <LaunchedView actorRef={actorRef} />
      <ProblemsView actorRef={actorRef} />
      <ClonedView actorRef={actorRef} />
      <AsidesView actorRef={actorRef} />
      {unread.length === 0 ? null : (
        <Suspense>
          <Unread unread={unread} noun="form" onForget={() => actorRef.send({ type: 'values.change', fields: { unread: [] } })} />
        </Suspense>
      )}
      <Sections actorRef={actorRef} files={files} />
      <RoomLines room={room} />
      <div className="flex justify-end max-desk:hidden">
        <Button kind="primary" size="large" icon={Eye} keys="Ctrl Enter" onPress={onPreview}>
          Preview
        </Button>
      </div>
    </>
  );
}

const head = { title: launchTexts.launchAdvanced, sentence: launchTexts.turnaround, back: { label: 'Back to launch', href: '/launch' } };

function Form({ actorRef, files, saved, room, onPreview, onClear }: FormProps) {
  const isReading = useSelector(actorRef, selectStage) === 'reading';
  return (
    <>
      <Page narrow>
        <PageHeader
          {...head}
          meta={isReading ? null : saved}
          actions={
            <>
              {isReading ? null : (
                <Button kind="ghost" onPress={onClear}>
                  Clear form
                </Button>
              )}
              <LinkButton href={clonePlace}>{launchTexts.clonePrevious}</LinkButton>
            </>
          }
        />
        {isReading ? (
          <Reading actorRef={actorRef} files={files} />
        ) : (
          <Filling actorRef={actorRef} files={files} room={room} onPreview={onPreview} />
        )}
      </Page>
      {isReading ? null : (
        <ActionBar>
          <Button kind="primary" size="large" wide icon={Eye} onPress={onPreview}>
            Preview
          </Button>
        </ActionBar>
      )}
    </>
  );
}

export function SimpleRequestView(props: FormProps) {
  const { actorRef } = props;
  const stage = useSelector(actorRef, selectStage);
  switch (stage) {
    case 'loading':
      return (
        <Page narrow>
          <PageHeader {...head} />
          <Sheet>
            <Loading label="Loading the form">
              <SkeletonRows rows={6} tall />
            </Loading>
          </Sheet>
        </Page>
      );
    case 'unloaded':
      return (
        <Page narrow>
          <PageHeader {...head} />
          <Sheet>
            <LoadFailure title="The earlier test could not be loaded." onRetry={() => actorRef.send({ type: 'load.retry' })} />
          </Sheet>
        </Page>
      );
    case 'reading':
    case 'filling':
    case 'previewed':
      return <Form {...props} />;
  }
}
