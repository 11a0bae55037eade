import { useSelector } from '@xstate/react';
import { Suspense, useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import {
  selectDraft,
  selectDraftId,
  selectFiles,
  selectFlags,
  selectIsReading,
  selectLimitReason,
  selectName,
  selectProblemAt,
  selectTests,
} from '#machines/flows/launch/request/build-request.selectors.ts';
import { selectCredits, selectEstimate } from '#machines/flows/launch/estimate/estimate-launch.ts';
import { useReference } from '#src/cache/reference.ts';
import { useKeys } from '#src/keys.ts';
import { useRoom } from '#src/launch-room.ts';
import { RequestEstimateView, ShortEstimateView } from '../../estimate/estimate-launch/estimate-launch.view.tsx';
import { creditWords } from '../../estimate/estimate-launch/estimate-words.ts';
import { useEstimate, useFacts } from '../../estimate/estimate-launch/estimate-launch.ports.ts';
import { Countries } from '../build-request.documents.ts';
import { fetchLaunch } from './build-request.ports.ts';
import { ManageDraftsHost } from '../../drafts/manage-drafts/manage-drafts.host.tsx';
import { ShareDraftHost } from '../../drafts/share-draft/share-draft.host.tsx';
import { BuildRequestView } from './build-request.view.tsx';
import { AttachFilesHost } from '../attach-files.host.tsx';
import { newTestPlace, fieldId, wizardPlace } from '../launch-places.ts';
import { DraftStatus } from '../draft-status.host.tsx';
import { useRequestActor } from '../request-actor.ts';
import type { BuildRequestActorRef } from '#machines/flows/launch/request/build-request.ts';
import { selectReadiness } from '#machines/flows/launch/request/readiness.selectors.ts';
import { focusField } from '#src/ui/focus.ts';
import { useEmitted } from '#src/use-emitted.ts';

function firstProblem(actorRef: BuildRequestActorRef): HTMLElement | null {
  const snapshot = actorRef.getSnapshot();
  const [first] = selectReadiness(snapshot);
  if (first === undefined) return null;
  const { test, step, field } = first;
  if (test === null) return document.getElementById(fieldId(field));
  const { id = '' } = selectTests(snapshot)[test] ?? {};
  return document.querySelector<HTMLElement>(`a[href="${wizardPlace(id, step)}"]`);
}

/** Moves focus after a refused launch, before the next key is typed. */
export function useFirstProblem(actorRef: BuildRequestActorRef): void {
  useEmitted(actorRef, {
    'problems.found': () => {
      const place = firstProblem(actorRef);
      if (place !== null) focusField(place);
    },
  });
}

const keys = [
  { keys: 'A', label: 'add' },
  { keys: 'Ctrl Enter', label: 'launch' },
];

const noKeys: typeof keys = [];

const SentBack = lazyPart(() => import('../sent-back/sent-back.host.tsx'));

function RequestFiles({ actorRef }: { readonly actorRef: BuildRequestActorRef }) {
  return (
    <AttachFilesHost
      files={useSelector(actorRef, selectFiles)}
      error={useSelector(actorRef, selectProblemAt('fileIds'))}
      onChange={(change) => actorRef.send({ type: 'files.change', files: change(selectFiles(actorRef.getSnapshot())) })}
    />
  );
}

export type RequestPageProps = {
  readonly navigate: (href: string, options?: { readonly replace: boolean }) => void;
  /** Saves what is read from the draft. */
  readonly renderTemplate: (read: () => { readonly name: string; readonly content: unknown }) => ReactNode;
};

export function RequestPageHost({ navigate, renderTemplate }: RequestPageProps) {
  const actorRef = useRequestActor();
  const draftId = useSelector(actorRef, selectDraftId);
  const name = useSelector(actorRef, selectName);
  const isFull = useSelector(actorRef, selectLimitReason) !== null;
  const isReading = useSelector(actorRef, selectIsReading);
  const tests = useSelector(actorRef, selectTests);
  const flags = useSelector(actorRef, selectFlags);
  const estimateRef = useEstimate(tests, flags);
  const facts = useFacts(estimateRef, tests);
  const credits = useSelector(estimateRef, selectEstimate)?.credits ?? null;
  const room = useRoom({ tests: tests.length, credits: useSelector(estimateRef, selectCredits) });
  useFirstProblem(actorRef);
  const { data } = useReference(Countries, {});
  const codes = useMemo(() => new Map(data?.countries.map(({ id, code }) => [id, code])), [data]);

  useEffect(() => void fetchLaunch().catch(() => undefined), []);
  useKeys(
    useMemo(
      () => ({
        a: () => {
          if (!isFull && !isReading) navigate(newTestPlace);
        },
        '$mod+Enter': () => actorRef.send({ type: 'request.launch' }),
      }),
      [actorRef, navigate, isFull, isReading],
    ),
  );

  return (
    <>
      <DraftStatus actorRef={actorRef} note={name === '' ? 'New request' : name} keys={isReading ? noKeys : keys} />
      <BuildRequestView
        actorRef={actorRef}
        codes={codes}
        facts={facts}
        share={<ShareDraftHost />}
        template={renderTemplate(() => ({ name, content: selectDraft(actorRef.getSnapshot()) }))}
        files={<RequestFiles actorRef={actorRef} />}
        sentBack={
          <Suspense>
            <SentBack draftId={draftId} />
          </Suspense>
        }
        drafts={isReading ? null : <ManageDraftsHost openId={draftId} />}
        estimate={{
          whole: <RequestEstimateView estimateRef={estimateRef} tests={tests} flags={flags} />,
          short: <ShortEstimateView estimateRef={estimateRef} />,
          room,
          cost: credits === null ? null : creditWords(credits),
        }}
      />
    </>
  );
}
