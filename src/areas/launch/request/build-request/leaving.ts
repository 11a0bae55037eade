import { useEffect, useLayoutEffect } from 'react';
import type { BuildRequestActorRef } from '#machines/flows/launch/request/build-request.ts';
import { selectDraftId, selectIsKnown, selectIsReading } from '#machines/flows/launch/request/build-request.selectors.ts';
import { selectIsAtRisk, selectSaving } from '#machines/flows/launch/drafts/keep-draft.ts';
import { tellLeft } from '../../drafts/keep-draft/draft-left.ts';
import { leaveDraft } from '../../drafts/keep-draft/keep-draft.ports.ts';
import type { KeepDraftDeps } from '../../drafts/keep-draft/open-draft.ts';

const lastSave = 1_500;

function leave(actorRef: BuildRequestActorRef, deps: KeepDraftDeps, after: number): void {
  const snapshot = actorRef.getSnapshot();
  deps.store.release();
  if (selectIsReading(snapshot) || !selectIsKnown(snapshot)) return;
  const draftId = selectDraftId(snapshot);
  if (after === 0) leaveDraft(deps, draftId);
  else setTimeout(() => leaveDraft(deps, draftId), after);
}

/** Keeps what is typed when the pages close, gives up the draft, and warns where closing would lose something. */
export function useLeaving(actorRef: BuildRequestActorRef, deps: KeepDraftDeps): void {
  useLayoutEffect(
    () => () => {
      const keeping = actorRef.getSnapshot().children.keepDraft;
      const isSaved = keeping === undefined || selectSaving(keeping.getSnapshot()) === 'saved';
      keeping?.send({ type: 'page.hidden' });
      leave(actorRef, deps, isSaved ? 0 : lastSave);
      if (!isSaved) tellLeft();
    },
    [actorRef, deps],
  );
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => {
      const keeping = actorRef.getSnapshot().children.keepDraft?.getSnapshot();
      if (keeping !== undefined && selectIsAtRisk(keeping)) event.preventDefault();
    };
    const hide = (event: PageTransitionEvent): void => {
      if (!event.persisted) leave(actorRef, deps, 0);
    };
    window.addEventListener('beforeunload', warn);
    window.addEventListener('pagehide', hide);
    return () => {
      window.removeEventListener('beforeunload', warn);
      window.removeEventListener('pagehide', hide);
    };
  }, [actorRef, deps]);
}
