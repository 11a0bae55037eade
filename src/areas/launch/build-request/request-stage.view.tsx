import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { BuildRequestActorRef } from '#machines/flows/launch/build-request/build-request.machine.ts';
import { selectHasNewer, selectTests } from '#machines/flows/launch/build-request/build-request.selectors.ts';
import type { RequestStage } from '#machines/flows/launch/build-request/build-request.selectors.ts';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { Row } from '#src/ui/row.tsx';
import { Rows, Sheet } from '#src/ui/sheet.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';

type StageProps = { readonly actorRef: BuildRequestActorRef };

function Elsewhere({ actorRef }: StageProps) {
  const tests = useSelector(actorRef, selectTests);
  const hasNewer = useSelector(actorRef, selectHasNewer);
  return (
    <Page>
      <PageHeader title="Launch request" sentence="Read only" />
      {hasNewer ? (
        <Banner
          hue="warning"
          live
          title="This draft was changed in another tab or browser."
          action={
            <>
              <Button onPress={() => actorRef.send({ type: 'draft.takeTheirs' })}>Use the newer draft</Button>
              <Button kind="primary" onPress={() => actorRef.send({ type: 'draft.keepMine' })}>
                Keep what I typed here
              </Button>
            </>
          }
        >
          Choose which one goes on. The other one is replaced.
        </Banner>
      ) : (
        <Banner
          hue="warning"
          live
          title="This draft is open in another tab."
          action={
            <Button kind="primary" onPress={() => actorRef.send({ type: 'draft.takeOver' })}>
              Take over
            </Button>
          }
        >
          Take over to go on here; the other tab becomes read only.
        </Banner>
      )}
      <Sheet label="Tests of this draft">
        <Rows>
          {tests.map(({ id, values }) => (
            <Row key={id}>{values.name}</Row>
          ))}
        </Rows>
      </Sheet>
    </Page>
  );
}

/** Shows the request once it is there, and what to do while it is not. */
export function RequestStageView({
  actorRef,
  stage,
  children,
}: StageProps & { readonly stage: RequestStage; readonly children: ReactNode }) {
  switch (stage) {
    case 'loading':
    case 'restoring':
    case 'discarding':
      return (
        <Page>
          <Loading label="Loading the draft">
            <SkeletonRows rows={6} />
          </Loading>
        </Page>
      );
    case 'unloaded':
      return (
        <Page>
          <Sheet>
            <EmptyState
              title="The draft could not be loaded"
              action={<Button onPress={() => actorRef.send({ type: 'load.retry' })}>Retry</Button>}
            >
              The server did not answer. Nothing is lost.
            </EmptyState>
          </Sheet>
        </Page>
      );
    case 'elsewhere':
      return <Elsewhere actorRef={actorRef} />;
    case 'summary':
    case 'removing':
    case 'wizard':
    case 'launching':
    case 'launched':
      return children;
  }
}
