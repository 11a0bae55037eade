import { fromPromise } from 'xstate';
import type { RecoverDraftPorts } from '#machines/flows/launch/drafts/recover-draft.ts';
import type { WishedDraft } from '#machines/flows/launch/request/build-request.rules.ts';
import type { SavedDraft } from '#machines/flows/launch/drafts/keep-draft.ts';
import { draftParts } from '#schema/rules/launch/draft-parts.ts';
import { discard, choose } from '../../request/load-draft.ts';
import { saveDraft } from '../keep-draft/keep-draft.ports.ts';
import { openDraft } from '../keep-draft/open-draft.ts';
import type { KeepDraftDeps } from '../keep-draft/open-draft.ts';

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
