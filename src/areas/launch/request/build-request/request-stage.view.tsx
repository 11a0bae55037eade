import { holderWords } from '#machines/flows/launch/request/build-request.rules.ts';
import type { Ownership } from '#machines/flows/launch/drafts/ownership.ts';
import type { Holder } from '#machines/flows/launch/drafts/keep-draft.ts';
import { useSelector } from '@xstate/react';
import { Suspense, useRef } from 'react';
import type { ReactNode } from 'react';
import type { BuildRequestActorRef } from '#machines/flows/launch/request/build-request.ts';
import {
  selectHolder,
  selectIsReading,
  selectIsTaking,
  selectIsUnsent,
  selectOwnership,
} from '#machines/flows/launch/request/build-request.selectors.ts';
import type { RequestStage } from '#machines/flows/launch/request/build-request.selectors.ts';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Columns, Page } from '#src/ui/page.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Loading, Skeleton, SkeletonRows } from '#src/ui/skeleton.tsx';
import { useLostFocus } from '#src/ui/use-lost-focus.ts';

type Words = { readonly title: string; readonly sentence: string };

const unsentSentence = 'What you typed last did not reach them. It is kept here: take over to continue with it.';

const sentenceOf = (holder: Holder | null): string => {
  if (holder === null) return 'Take over to continue here.';
  if (holder.kind === 'tab') return 'Take over to continue here; the other tab becomes read only.';
  return holder.name === null
    ? 'Take over to continue here; the other device becomes read only.'
    : `Take over to continue here; ${holder.name} can keep reading.`;
};

function readingWords(holder: Holder | null, { refused, owner }: Ownership, isUnsent: boolean): Words {
  if (refused['draft.save'] !== null)
    return { title: `${owner} shares this draft with you.`, sentence: 'You can read it; it changes as it is typed.' };
  return { title: holderWords(holder), sentence: isUnsent ? unsentSentence : sentenceOf(holder) };
}

const Conflict = lazyPart(async () => ({ default: (await import('./draft-conflict.view.tsx')).DraftConflictView }));

type StageProps = { readonly actorRef: BuildRequestActorRef };

export function Waiting() {
  return (
    <Page>
      <Loading label="Loading the draft">
        <Columns
          rail={
            <div className="flex flex-col gap-4">
              <Sheet>
                <SkeletonRows rows={2} />
              </Sheet>
              <Sheet>
                <SkeletonRows rows={3} />
              </Sheet>
            </div>
          }
        >
          <span className="flex h-7 items-center">
            <Skeleton width={220} height={18} />
          </span>
          <Sheet>
            <SkeletonRows rows={6} tall />
          </Sheet>
        </Columns>
      </Loading>
    </Page>
  );
}

/** Keeps focus when the pressed button unmounts. */
function Changing() {
  useLostFocus();
  return <Waiting />;
}

/** A field becomes editable only after the takeover: the title must not get the keys still typed. */
function Typing() {
  useLostFocus();
  return null;
}

function Reading({ actorRef, copy }: StageProps & { readonly copy: ReactNode }) {
  const holder = useSelector(actorRef, selectHolder);
  const of = useSelector(actorRef, selectOwnership);
  const isUnsent = useSelector(actorRef, selectIsUnsent);
  const isTaking = useSelector(actorRef, selectIsTaking);
  const { title, sentence } = readingWords(holder, of, isUnsent);
  const from = useRef<HTMLElement>(null);
  useLostFocus(from);
  return (
    <div
      className="mx-auto w-full max-w-[1360px] px-(--gutter) pt-4"
      onFocus={({ relatedTarget }) => {
        from.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
      }}
    >
      <Banner
        hue={isUnsent ? 'warning' : 'info'}
        live
        title={title}
        action={
          of.refused['draft.save'] !== null ? (
            copy
          ) : (
            <Button kind="primary" busy={isTaking} onPress={() => actorRef.send({ type: 'draft.takeOver' })}>
              Take over
            </Button>
          )
        }
      >
        {sentence}
      </Banner>
    </div>
  );
}

type RequestStageProps = StageProps & {
  readonly stage: RequestStage;
  readonly copy: ReactNode;
  readonly unloaded: (onRetry: () => void) => ReactNode;
  readonly children: ReactNode;
};

/** A change of holder keeps the rest of the page mounted. */
export function RequestStageView({ actorRef, stage, copy, unloaded, children }: RequestStageProps) {
  const isReading = useSelector(actorRef, selectIsReading);
  switch (stage) {
    case 'loading':
      return <Waiting />;
    case 'restoring':
    case 'discarding':
      return <Changing />;
    case 'unloaded':
      return unloaded(() => actorRef.send({ type: 'load.retry' }));
    case 'missing':
      return (
        <Page>
          <Sheet>
            <EmptyState
              isPage
              title="This draft is not here"
              action={
                <>
                  <Button onPress={() => actorRef.send({ type: 'draft.begin' })}>Start a new request</Button>
                  <Button kind="ghost" onPress={() => actorRef.send({ type: 'load.retry' })}>
                    Look again
                  </Button>
                </>
              }
            >
              It was discarded, or is no longer shared with you.
            </EmptyState>
          </Sheet>
        </Page>
      );
    case 'conflicting':
      return (
        <Suspense fallback={<Waiting />}>
          <Conflict actorRef={actorRef} />
        </Suspense>
      );
    case 'summary':
    case 'removing':
    case 'wizard':
    case 'launching':
    case 'launched':
      return (
        <>
          {isReading ? <Reading actorRef={actorRef} copy={copy} /> : <Typing />}
          {children}
        </>
      );
  }
}
