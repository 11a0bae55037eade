import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { buildRequestMachine } from '#machines/flows/launch/request/build-request.ts';
import { selectStage } from '#machines/flows/launch/request/build-request.selectors.ts';
import { keepDraftMachine } from '#machines/flows/launch/drafts/keep-draft.ts';
import { launchWizardMachine } from '#machines/flows/launch/wizard/launch-wizard.ts';
import { scopeStepMachine } from '#machines/flows/launch/wizard/scope-step.ts';
import { testDataStepMachine } from '#machines/flows/launch/wizard/test-data-step.ts';
import type { LaunchFlags } from '#schema/rules/launch/flags.ts';
import type { SdlcStage } from '#schema/vocabulary/launch/places.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { usePortal, useViewer } from '#src/viewer.tsx';
import { laterImport } from '../../import/import-rows/later-import.ts';
import { findImport, keepImport, laterImportStore } from '../../import/import-rows/begun-imports.ts';
import type { ImportStore } from '../../import/import-rows/begun-imports.ts';
import { keepDraftDeps } from '../../drafts/keep-draft/keep-draft.deps.ts';
import { keepDraftPorts } from '../../drafts/keep-draft/keep-draft.ports.ts';
import type { KeepDraftDeps } from '../../drafts/keep-draft/open-draft.ts';
import { buildRequestPorts } from './build-request.ports.ts';
import { useDraftInAddress } from './draft-address.ts';
import type { AddressedDraft } from './draft-address.ts';
import { useBroken } from '../../drafts/use-broken.ts';
import { useLeaving } from './leaving.ts';
import { RequestStageView } from './request-stage.view.tsx';
import { RequestActorContext } from '../request-actor.ts';
import { useRequestNews } from './request-news.ts';
import type { RequestNews } from './request-news.ts';

const CopyDraft = lazyPart(async () => ({ default: (await import('../../drafts/manage-drafts/copy-draft.host.tsx')).CopyDraftHost }));

type BuildRequestHostProps = RequestNews & {
  readonly flags: LaunchFlags;
  readonly sdlcStage: SdlcStage | null;
  readonly addressed: AddressedDraft;
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

/** Holds the request being built for as long as its pages stand, and keeps what is typed when they close. */
export function BuildRequestHost({ flags, sdlcStage, addressed, unloaded, children, ...on }: BuildRequestHostProps) {
  const { client, isLive } = usePortal();
  const viewer = useViewer();
  const [deps] = useState(() => keepDraftDeps(client, viewer));
  const [machine] = useState(() => machineFor(deps, laterImportStore(viewer.organization.id, viewer.id), isLive));
  const [input] = useState(() => ({ flags, sdlcStage, openedAt: new Date().toISOString(), wished: addressed.wished }));
  const actorRef = useActorRef(machine, { input });
  const stage = useSelector(actorRef, selectStage);

  useBroken(actorRef);
  useDraftInAddress(actorRef, addressed);
  useLeaving(actorRef, deps);
  useRequestNews(actorRef, on);
  return (
    <RequestActorContext value={actorRef}>
      <RequestStageView actorRef={actorRef} stage={stage} copy={<CopyDraft />} unloaded={unloaded}>
        {children}
      </RequestStageView>
    </RequestActorContext>
  );
}
