import { useSelector } from '@xstate/react';
import { selectCanCancel, selectMessage, selectProgress, selectStage, selectTitle } from '#machines/flows/launch/request/clone-test.ts';
import type { CloneTestActorRef } from '#machines/flows/launch/request/clone-test.ts';
import { Banner } from '#src/ui/banner.tsx';
import { BusyTicks } from '#src/ui/busy-ticks.tsx';
import { Button } from '#src/ui/button.tsx';
import { focusHeading } from '#src/ui/focus.ts';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { Ranks } from '#src/ui/ranks.tsx';
import { Sheet, SheetBody } from '#src/ui/sheet.tsx';

type CloneTestViewProps = { readonly actorRef: CloneTestActorRef };

export function Progress({ actorRef, label }: CloneTestViewProps & { readonly label: string }) {
  const { done, total, sentence } = useSelector(actorRef, selectProgress);
  const isWorking = useSelector(actorRef, selectStage) === 'working';
  return (
    <div className="flex flex-col gap-3">
      {total === 0 ? null : (
        <div role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={total} aria-valuenow={done} aria-valuetext={sentence}>
          <Ranks
            size="thick"
            width="100%"
            label={sentence}
            segments={[
              { kind: 'done', count: done },
              { kind: 'to_come', count: total - done },
            ]}
          />
        </div>
      )}
      <p role="status" className="flex items-center gap-2 text-ink-2 tabular">
        {isWorking ? <BusyTicks /> : null}
        {sentence}
      </p>
    </div>
  );
}

export function CloneTestView({ actorRef }: CloneTestViewProps) {
  const title = useSelector(actorRef, selectTitle);
  const stage = useSelector(actorRef, selectStage);
  const message = useSelector(actorRef, selectMessage);
  const canCancel = useSelector(actorRef, selectCanCancel);
  return (
    <Page narrow>
      <PageHeader
        title={title === null ? 'Cloning' : `Cloning ${title}`}
        sentence="Everything but the schedule is copied into a draft of its own."
        actions={canCancel ? <Button onPress={() => actorRef.send({ type: 'clone.cancel' })}>Cancel</Button> : undefined}
      />
      {stage === 'failed' ? (
        <Banner
          hue="danger"
          live
          title="The clone stopped"
          action={
            <Button
              kind="primary"
              onPress={() => {
                actorRef.send({ type: 'clone.retry' });
                focusHeading();
              }}
            >
              Retry
            </Button>
          }
        >
          {message ?? 'The server did not answer. Try again to continue where it stopped.'}
        </Banner>
      ) : null}
      <Sheet label="Progress">
        <SheetBody>
          <Progress actorRef={actorRef} label="Cloned so far" />
        </SheetBody>
      </Sheet>
    </Page>
  );
}
