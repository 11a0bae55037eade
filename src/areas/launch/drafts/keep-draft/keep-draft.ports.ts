import { fromCallback, fromPromise } from 'xstate';
import type { HoldAnswer, KeepDraftPorts, SaveAnswer, SavedDraft } from '#machines/flows/launch/drafts/keep-draft.ts';
import { joinMessages } from '#schema/rules/launch/problems.ts';
import { isUntouched } from '#schema/rules/launch/request-draft.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { largeValueMark, withLargeValue } from '#src/cache/transport.ts';
import { draftText, withField } from './draft-text.ts';
import { HoldLaunchDraft, SaveLaunchDraft } from './keep-draft.documents.ts';
import { hearDraft, holderOf, isMissing, openDraft } from './open-draft.ts';
import type { KeepDraftDeps } from './open-draft.ts';
import { watchPage } from '#src/keeping/watch-page.ts';

const notShared = 'This draft was discarded, or is no longer shared with you. What you typed is kept on this device.';

async function send(deps: KeepDraftDeps, { draftId, version, draft }: SavedDraft) {
  const { device, stampOf } = deps.store;
  const text = withField(withField(draftText(draft), 'device', device), 'stamp', String(stampOf(draft)));
  const input = {
    id: draftId,
    version,
    name: draft.name.slice(0, launchLimits.name),
    step: draft.wizard?.step ?? 'summary',
    values: largeValueMark,
    sdlcStage: draft.sdlcStage,
    holder: device,
  };
  const { data, error } = await deps.client.mutation(SaveLaunchDraft, { input }, withLargeValue(text)).toPromise();
  if (isMissing(error)) return null;
  if (data === undefined) throw error ?? new Error('The server gave no answer.');
  return data.saveLaunchDraft;
}

/**
 * An untouched draft is not sent. A newer one that this device saved is no conflict: its response was lost, or it is an earlier state; a
 * later one is never overwritten. A launched one takes nothing.
 */
export async function saveDraft(deps: KeepDraftDeps, saved: SavedDraft, isRetry = false): Promise<SaveAnswer> {
  if (saved.version === 0 && isUntouched(saved.draft)) return { kind: 'saved', version: 0, savedAt: null };
  const answer = await send(deps, saved);
  if (answer === null) return { kind: 'refused', message: notShared };
  const { successful, result, errors } = answer;
  if (successful && result !== null) return { kind: 'saved', version: result.version, savedAt: result.savedAt };
  if (result !== null && errors.some(({ code }) => code === 'draft_held'))
    return { kind: 'held', by: holderOf(deps, result) ?? { kind: 'device', name: null } };
  const isStale = errors.some(({ code }) => code === 'stale_object');
  const refused: SaveAnswer = { kind: 'refused', message: joinMessages(errors) };
  if (!isStale && !errors.some(({ code }) => code === 'invalid_state')) return refused;
  const found = await openDraft(deps, { id: saved.draftId, hold: false, takeOver: false });
  if (found === null) return { kind: 'refused', message: notShared };
  if (found.launched !== null) {
    await deps.store.forgetCopy(saved.draftId);
    return { kind: 'launched', receipt: found.launched };
  }
  if (!isStale) return refused;
  const stamp = deps.store.stampOf(saved.draft);
  if (found.by === deps.store.device && found.stamp === stamp)
    return { kind: 'saved', version: found.saved.version, savedAt: found.saved.savedAt };
  if (found.by !== deps.store.device || isRetry || found.stamp > stamp) return { kind: 'stale', newer: found.saved };
  return saveDraft(deps, { ...saved, version: found.saved.version }, true);
}

async function hold(deps: KeepDraftDeps, { draftId, version }: SavedDraft): Promise<HoldAnswer> {
  if (version === 0) return { by: null };
  const input = { id: draftId, holder: deps.store.device };
  const { data, error } = await deps.client.mutation(HoldLaunchDraft, { input }).toPromise();
  if (isMissing(error)) return { by: null };
  if (data === undefined) throw error ?? new Error('The server gave no answer.');
  const { successful, result } = data.openLaunchDraft;
  return { by: successful || result === null ? null : holderOf(deps, result) };
}

/** Releases the lock, so that other devices need not wait for it to expire. */
export function leaveDraft({ client, store }: KeepDraftDeps, draftId: string): void {
  const input = { id: draftId, holder: store.device, release: true };
  client
    .mutation(HoldLaunchDraft, { input })
    .toPromise()
    .catch(() => undefined);
}

export const keepDraftPorts = (deps: KeepDraftDeps): KeepDraftPorts => ({
  keepCopy: fromPromise(({ input }) => deps.store.writeCopy(input)),
  saveDraft: fromPromise(({ input }) => saveDraft(deps, input.saved)),
  holdDraft: fromPromise(({ input }) => hold(deps, input.saved)),
  giveDraft: fromPromise(async () => deps.store.release()),
  watchPage: fromCallback(({ input, sendBack }) => {
    const ending = new AbortController();
    watchPage(sendBack, ending.signal);
    const stop = deps.store.watch(input.draftId, {
      asked: () => sendBack({ type: 'hold.asked' }),
      lost: () => sendBack({ type: 'hold.lost', by: { kind: 'tab' } }),
    });
    let isKnown = false;
    const ear = hearDraft(deps.client, input.draftId, ({ version, holder }) => {
      if (version !== null && holder !== deps.store.device) sendBack({ type: 'hold.doubted' });
      if (version === null && isKnown) sendBack({ type: 'draft.gone' });
      isKnown = version !== null;
    });
    return () => {
      ending.abort();
      stop();
      ear.close();
    };
  }),
});
