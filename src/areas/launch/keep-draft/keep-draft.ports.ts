import type { Client } from 'urql';
import { fromCallback, fromPromise } from 'xstate';
import type { KeepDraftPorts, SaveAnswer, SavedDraft } from '#machines/flows/launch/keep-draft/keep-draft.types.ts';
import { joinMessages } from '#schema/rules/launch/problems.ts';
import { isUntouched, readDraft } from '#schema/rules/launch/request-draft.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { fresh } from '#src/cache/call.ts';
import type { DraftStore } from './draft-store.ts';
import { NewerLaunchDraft, SaveLaunchDraft } from './keep-draft.documents.ts';

export type KeepDraftDeps = { readonly client: Client; readonly store: DraftStore; readonly timezone: string };

const newer = async ({ client, timezone }: KeepDraftDeps, id: string): Promise<SavedDraft> => {
  const { data, error } = await client.query(NewerLaunchDraft, { id }, fresh).toPromise();
  if (data === undefined) throw error ?? new Error('The server gave no answer.');
  const { version, savedAt, values } = data.launchDraft;
  return { draftId: id, version, savedAt, draft: readDraft(values, timezone) };
};

/** Sends a draft to the server; one nobody has touched stays here. */
export async function saveDraft(deps: KeepDraftDeps, { draftId, version, draft }: SavedDraft): Promise<SaveAnswer> {
  if (version === 0 && isUntouched(draft)) return { kind: 'saved', version: 0, savedAt: null };
  const input = {
    id: draftId,
    version,
    name: draft.name.slice(0, launchLimits.name),
    step: draft.wizard?.step ?? 'summary',
    values: draft,
    sdlcStage: draft.sdlcStage,
  };
  const { data, error } = await deps.client.mutation(SaveLaunchDraft, { input }).toPromise();
  if (data === undefined) throw error ?? new Error('The server gave no answer.');
  const { successful, result, errors } = data.saveLaunchDraft;
  if (successful && result !== null) return { kind: 'saved', version: result.version, savedAt: result.savedAt };
  if (errors.some(({ code }) => code === 'stale_object')) return { kind: 'stale', newer: await newer(deps, draftId) };
  return { kind: 'refused', message: joinMessages(errors) };
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
