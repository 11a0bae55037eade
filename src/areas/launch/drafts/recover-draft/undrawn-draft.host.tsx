import { useOnce } from '#src/ui/local.ts';
import { useCallback } from 'react';
import type { ReactNode } from 'react';
import { newDraft } from '#machines/flows/launch/request/build-request.rules.ts';
import type { WishedDraft } from '#machines/flows/launch/request/build-request.rules.ts';
import { useNavigation } from '#src/ui/navigation.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { usePortal, useViewer } from '#src/viewer.tsx';
import { draftPlace } from '../../request/launch-places.ts';
import { openDraft, keepDraftDeps } from '../keep-draft/open-draft.ts';
import type { KeepDraftDeps } from '../keep-draft/open-draft.ts';
import { ManageDraftsHost } from '../manage-drafts/manage-drafts.host.tsx';
import { choose, discard, restore } from '../../request/load-draft.ts';
import { RecoverHost } from './recover-draft.host.tsx';
import { fromPromise } from 'xstate';
import type { RecoverDraftPorts } from '#machines/flows/launch/drafts/recover-draft.ts';
import type { SavedDraft } from '#machines/flows/launch/drafts/keep-draft.ts';
import { draftParts } from '#schema/rules/launch/draft-parts.ts';
import { saveDraft } from '../keep-draft/keep-draft.ports.ts';

/** The unsent copy, else the server's. */
async function find(deps: KeepDraftDeps, id: string): Promise<SavedDraft | null> {
  const copy = await deps.store.readCopy(id);
  const server = await openDraft(deps, { id, hold: false, takeOver: false }).catch((error: unknown) => {
    if (copy === null) throw error;
    return null;
  });
  if (copy !== null && (copy.unsent || server === null)) return { ...copy.saved, version: server?.saved.version ?? copy.saved.version };
  return server?.saved ?? null;
}

async function keep(deps: KeepDraftDeps, saved: SavedDraft): Promise<void> {
  const isCopied = await deps.store.writeCopy({ saved, unsent: true }).then(
    () => true,
    () => false,
  );
  const answer = await saveDraft(deps, saved).catch(() => null);
  if (!isCopied && answer?.kind !== 'saved') throw new Error('The draft was kept nowhere.');
}

export function recoverDraftPorts(
  deps: KeepDraftDeps,
  wished: WishedDraft,
  onDiscarded: (draftId: string, version: number | null) => void,
): RecoverDraftPorts {
  return {
    readParts: fromPromise(async ({ input }) => {
      const id = input.id ?? (await choose(deps, wished));
      const saved = id === null ? null : await find(deps, id);
      if (saved === null) return null;
      const parts = draftParts(saved.draft).map(({ id: partId, what, name }) => ({ id: partId, what, name, way: 'leaveOut' as const }));
      return { id: saved.draftId, name: saved.draft.name, parts };
    }),
    choosePart: fromPromise(async ({ input }) => {
      const saved = await find(deps, input.id);
      const part = saved === null ? undefined : draftParts(saved.draft).find(({ id }) => id === input.partId);
      if (saved !== null && part !== undefined) await keep(deps, { ...saved, draft: part.without });
    }),
    discardDraft: fromPromise(async ({ input: { id } }) => {
      const answer = await discard(deps.client, id);
      if (answer.refusal !== null) return answer;
      await deps.store.forgetCopy(id);
      onDiscarded(id, answer.version ?? null);
      return answer;
    }),
  };
}

export type UndrawnDraftProps = {
  readonly wished: WishedDraft;
  /** Not loaded at all. */
  readonly isUnloaded?: boolean;
  readonly onRetry: () => void;
  /** To the request, or to Launch where the draft is gone. */
  readonly onLeave: (isGone: boolean) => void;
};

const unanswered = 'The server did not answer.';

const beside = (draftId: string | null): ReactNode => <ManageDraftsHost openId={draftId ?? ''} isOpen={false} />;

export default function UndrawnDraftHost({ wished, isUnloaded = false, onRetry, onLeave }: UndrawnDraftProps) {
  const { client } = usePortal();
  const viewer = useViewer();
  const navigation = useNavigation();
  const ports = useOnce(() => {
    const bringBack = async (draftId: string, version: number | null): Promise<void> => {
      let isLost = false;
      const refusal = await restore(client, draftId, version).catch(() => ((isLost = true), unanswered));
      if (refusal === null) return navigation?.navigate(draftPlace(draftId, null, ''), { replace: false });
      const again = isLost ? () => void bringBack(draftId, version) : undefined;
      showToast({ type: 'danger', text: `The draft was not brought back. ${refusal}`, undo: again });
    };
    return recoverDraftPorts(keepDraftDeps(client, viewer), wished, (draftId, version) =>
      showToast({ type: 'info', text: 'The draft was discarded.', undo: () => void bringBack(draftId, version) }),
    );
  });
  const recovered = useCallback(() => onLeave(false), [onLeave]);
  const discarded = useCallback(() => onLeave(true), [onLeave]);
  return (
    <RecoverHost
      ports={ports}
      id={wished.draftId === newDraft ? null : wished.draftId}
      noun="draft"
      isUnloaded={isUnloaded}
      onRetry={onRetry}
      onRecovered={recovered}
      onDiscarded={discarded}
      beside={beside}
    />
  );
}
