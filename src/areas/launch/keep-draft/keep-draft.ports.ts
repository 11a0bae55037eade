import type { Client } from 'urql';
import { fromCallback, fromPromise } from 'xstate';
import type { ServerDraft } from '#machines/flows/launch/build-request/build-request.rules.ts';
import type { KeepDraftPorts, SaveAnswer, SavedDraft } from '#machines/flows/launch/keep-draft/keep-draft.types.ts';
import { joinMessages } from '#schema/rules/launch/problems.ts';
import { isUntouched, readDraft } from '#schema/rules/launch/request-draft.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { fresh } from '#src/cache/call.ts';
import type { DraftStore } from './draft-store.ts';
import { NewerLaunchDraft, SaveLaunchDraft } from './keep-draft.documents.ts';

export type KeepDraftDeps = { readonly client: Client; readonly store: DraftStore; readonly timezone: string };

/** The device that a saved draft came from. */
export function savedBy(values: unknown): string | null {
  const by: unknown = typeof values === 'object' && values !== null ? Reflect.get(values, 'device') : null;
  return typeof by === 'string' ? by : null;
}

const newer = async ({ client, timezone }: KeepDraftDeps, id: string): Promise<ServerDraft> => {
  const { data, error } = await client.query(NewerLaunchDraft, { id }, fresh).toPromise();
  if (data === undefined) throw error ?? new Error('The server gave no answer.');
  const { version, savedAt, values } = data.launchDraft;
  return { saved: { draftId: id, version, savedAt, draft: readDraft(values, timezone) }, by: savedBy(values) };
};

async function send(deps: KeepDraftDeps, { draftId, version, draft }: SavedDraft) {
  const input = {
    id: draftId,
    version,
    name: draft.name.slice(0, launchLimits.name),
    step: draft.wizard?.step ?? 'summary',
    values: { ...draft, device: deps.store.device },
    sdlcStage: draft.sdlcStage,
  };
  const { data, error } = await deps.client.mutation(SaveLaunchDraft, { input }).toPromise();
  if (data === undefined) throw error ?? new Error('The server gave no answer.');
  return data.saveLaunchDraft;
}

/** Sends a draft to the server; one nobody has touched stays here. A newer one that this device saved itself is no conflict. */
export async function saveDraft(deps: KeepDraftDeps, saved: SavedDraft, isRetry = false): Promise<SaveAnswer> {
  if (saved.version === 0 && isUntouched(saved.draft)) return { kind: 'saved', version: 0, savedAt: null };
  const { successful, result, errors } = await send(deps, saved);
  if (successful && result !== null) return { kind: 'saved', version: result.version, savedAt: result.savedAt };
  if (!errors.some(({ code }) => code === 'stale_object')) return { kind: 'refused', message: joinMessages(errors) };
  const found = await newer(deps, saved.draftId);
  if (found.by !== deps.store.device || isRetry) return { kind: 'stale', newer: found.saved };
  return saveDraft(deps, { ...saved, version: found.saved.version }, true);
}

/** Lets a draft be kept on this device and on the server. */
export const keepDraftPorts = (deps: KeepDraftDeps): KeepDraftPorts => ({
  keepCopy: fromPromise(({ input }) => deps.store.writeCopy(input)),
  saveDraft: fromPromise(({ input }) => saveDraft(deps, input.saved)),
  watchPage: fromCallback(({ sendBack }) => {
    const ending = new AbortController();
    const options = { signal: ending.signal };
    const hidden = (): void => sendBack({ type: 'page.hidden' });
    window.addEventListener('online', () => sendBack({ type: 'connection.restored' }), options);
    window.addEventListener('pagehide', hidden, options);
    document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && hidden(), options);
    return () => ending.abort();
  }),
});
