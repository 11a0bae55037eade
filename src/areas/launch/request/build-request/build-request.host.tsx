import { useOnce } from '#src/ui/local.ts';
import { useEffect, useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { selectSdlcStage } from '#machines/flows/launch/open-launch.ts';
import { buildRequestMachine } from '#machines/flows/launch/request/build-request.ts';
import type { BuildRequestActorRef } from '#machines/flows/launch/request/build-request.ts';
import type { WishedDraft } from '#machines/flows/launch/request/build-request.rules.ts';
import { selectDraftId, selectIsKnown, selectIsReading, selectStage } from '#machines/flows/launch/request/build-request.selectors.ts';
import { selectIsAtRisk, selectSaving, keepDraftMachine } from '#machines/flows/launch/drafts/keep-draft.ts';
import type { KeepDraftDeps } from '../../drafts/keep-draft/open-draft.ts';
import { tellLeft, keepDraftDeps } from '../../drafts/keep-draft/open-draft.ts';
import { leaveDraft, keepDraftPorts } from '../../drafts/keep-draft/keep-draft.ports.ts';
import { useActorRef, useSelector } from '@xstate/react';
import { launchWizardMachine } from '#machines/flows/launch/wizard/launch-wizard.ts';
import { scopeStepMachine } from '#machines/flows/launch/wizard/scope-step.ts';
import { testDataStepMachine } from '#machines/flows/launch/wizard/test-data-step.ts';
import type { LaunchFlags } from '#schema/rules/launch/flags.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { usePortal, useViewer } from '#src/viewer.tsx';
import { laterImport } from '../../import/import-rows/later-import.ts';
import { findImport, keepImport, laterImportStore } from '../../import/import-rows/begun-imports.ts';
import type { ImportStore } from '../../import/import-rows/begun-imports.ts';
import { buildRequestPorts } from './build-request.ports.ts';
import { useBroken } from '../../drafts/use-broken.ts';
import { RequestStageView } from './request-stage.view.tsx';
import { RequestActorContext } from '../request-actor.ts';
import { useOpenLaunch } from '../open-launch.ports.ts';
import { useRequestNews } from './request-news.ts';

const lastSave = 1_500;

function leave(actorRef: BuildRequestActorRef, deps: KeepDraftDeps, after: number): void {
  const snapshot = actorRef.getSnapshot();
  deps.store.release();
  if (selectIsReading(snapshot) || !selectIsKnown(snapshot)) return;
  const draftId = selectDraftId(snapshot);
  if (after === 0) leaveDraft(deps, draftId);
  else setTimeout(() => leaveDraft(deps, draftId), after);
}

/** On leaving: saves, releases the lock, and warns where closing would lose something. */
function useLeaving(actorRef: BuildRequestActorRef, deps: KeepDraftDeps): void {
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

const CopyDraft = lazyPart(async () => ({ default: (await import('../../drafts/manage-drafts/copy-draft.host.tsx')).CopyDraftHost }));

type BuildRequestHostProps = {
  readonly flags: LaunchFlags;
  readonly wished: WishedDraft;
  readonly unloaded: (onRetry: () => void) => ReactNode;
  readonly children: ReactNode;
};

const machineFor = (deps: KeepDraftDeps, imports: ImportStore, isLive: () => boolean) => {
  const importing = { importRows: laterImport(deps.client, imports), findImport: findImport(imports), keepImport: keepImport(imports) };
  return buildRequestMachine.provide({
    actors: {
      ...buildRequestPorts(deps, imports, isLive),
      keepDraft: keepDraftMachine.provide({ actors: keepDraftPorts(deps) }),
      launchWizard: launchWizardMachine.provide({
        actors: {
          scopeStep: scopeStepMachine.provide({ actors: importing }),
          testDataStep: testDataStepMachine.provide({ actors: importing }),
        },
      }),
    },
  });
};

export function BuildRequestHost({ flags, wished, unloaded, children }: BuildRequestHostProps) {
  const { client, isLive } = usePortal();
  const viewer = useViewer();
  const deps = useOnce(() => keepDraftDeps(client, viewer));
  const machine = useOnce(() => machineFor(deps, laterImportStore(viewer.organization.id, viewer.id), isLive));
  const openRef = useOpenLaunch();
  const input = useOnce(() => ({
    flags,
    sdlcStage: selectSdlcStage(openRef.getSnapshot()),
    openedAt: new Date().toISOString(),
    wished,
  }));
  const actorRef = useActorRef(machine, { input });
  const stage = useSelector(actorRef, selectStage);
  const draftId = useSelector(actorRef, selectDraftId);
  const isKnown = useSelector(actorRef, selectIsKnown);

  useBroken(actorRef);
  useLeaving(actorRef, deps);
  useRequestNews(actorRef, openRef);
  useEffect(() => {
    if (draftId !== '') openRef.send({ type: 'draft.opened', draftId, isKnown });
  }, [openRef, draftId, isKnown]);
  return (
    <RequestActorContext value={actorRef}>
      <RequestStageView actorRef={actorRef} stage={stage} copy={<CopyDraft />} unloaded={unloaded}>
        {children}
      </RequestStageView>
    </RequestActorContext>
  );
}
