import type { Client, CombinedError } from 'urql';
import { fromCallback, fromPromise } from 'xstate';
import { reconcile } from '#machines/flows/launch/build-request/build-request.rules.ts';
import type { ServerDraft } from '#machines/flows/launch/build-request/build-request.rules.ts';
import type { BuildRequestPorts, LaunchAnswer, LoadedDraft } from '#machines/flows/launch/build-request/build-request.types.ts';
import type { SavedDraft } from '#machines/flows/launch/keep-draft/keep-draft.types.ts';
import type { CustomerRequestInput } from '#schema/rules/launch/customer-request.ts';
import { emptyDraft, readDraft } from '#schema/rules/launch/request-draft.ts';
import { fresh, withKey } from '#src/cache/call.ts';
import { wordsOf } from '#src/cache/problems.ts';
import { saveDraft, savedBy } from '../keep-draft/keep-draft.ports.ts';
import type { KeepDraftDeps } from '../keep-draft/keep-draft.ports.ts';
import { CreateCustomerRequest, DiscardLaunchDraft, LaunchDrafts, OneLaunchDraft } from './build-request.documents.ts';

type WireDraft = { readonly id: string; readonly version: number; readonly savedAt: string; readonly values: unknown };

const clockInterval = 15_000;

const savedFrom = ({ id, version, savedAt, values }: WireDraft, timezone: string): ServerDraft => ({
  saved: { draftId: id, version, savedAt, draft: readDraft(values, timezone) },
  by: savedBy(values),
});

async function newest(client: Client, timezone: string): Promise<ServerDraft | null> {
  const { data, error } = await client.query(LaunchDrafts, {}, fresh).toPromise();
  if (data === undefined) throw error ?? new Error('The server gave no answer.');
  const [first] = data.launchDrafts;
  return first === undefined ? null : savedFrom(first, timezone);
}

/** The launch whose answer never came: the server has the draft this device kept, and it is submitted. */
async function launchedBefore(client: Client, copyId: string): Promise<LoadedDraft | null> {
  const { data } = await client.query(OneLaunchDraft, { id: copyId }, fresh).toPromise();
  const draft = data?.launchDraft;
  if (draft?.state !== 'submitted' || draft.testId === null) return null;
  return { kind: 'launched', receipt: { id: draft.testId, name: draft.name } };
}

async function loadDraft({ client, store, timezone }: KeepDraftDeps, takeOver: boolean): Promise<LoadedDraft> {
  const unused: SavedDraft = { draftId: crypto.randomUUID(), version: 0, savedAt: null, draft: emptyDraft(timezone) };
  const isMine = await store.claim(takeOver);
  const copy = await store.readCopy();
  const server = await newest(client, timezone).catch((error: unknown) => {
    if (copy === null) throw error;
    return { saved: copy.saved, by: store.device };
  });
  if (copy !== null && copy.saved.version > 0 && copy.saved.draftId !== server?.saved.draftId) {
    const launched = await launchedBefore(client, copy.saved.draftId);
    if (launched !== null) {
      await store.forgetCopy();
      return launched;
    }
  }
  const loaded = reconcile(server, copy, unused, store.device);
  return isMine || loaded.kind === 'launched' ? loaded : { kind: 'elsewhere', saved: loaded.saved, newer: null };
}

async function discard(client: Client, id: string, restore: boolean): Promise<void> {
  const { data, error } = await client.mutation(DiscardLaunchDraft, { input: { id, restore } }).toPromise();
  if (data === undefined && error?.networkError !== undefined) throw error;
}

const refusedBy = (error: CombinedError): LaunchAnswer => ({
  kind: 'refused',
  refusals: error.graphQLErrors.map(({ message }) => ({ code: 'refused', message: wordsOf(message), path: null })),
});

async function launch(deps: KeepDraftDeps, key: string, input: CustomerRequestInput, saved: SavedDraft): Promise<LaunchAnswer> {
  if (saved.version === 0) await saveDraft(deps, saved);
  const { data, error } = await deps.client.mutation(CreateCustomerRequest, { input }, withKey(key)).toPromise();
  if (error !== undefined && error.networkError === undefined && data === undefined) return refusedBy(error);
  if (data === undefined) throw error ?? new Error('The server gave no answer.');
  const { successful, result, errors } = data.createCustomerRequest;
  if (!successful || result === null) return { kind: 'refused', refusals: errors };
  await deps.store.forgetCopy();
  return { kind: 'launched', receipt: { id: result.id, name: result.name } };
}

/** Lets a request be loaded, discarded and launched, and tells it the time. */
export const buildRequestPorts = (deps: KeepDraftDeps): BuildRequestPorts => ({
  loadDraft: fromPromise(({ input }) => loadDraft(deps, input.takeOver)),
  discardDraft: fromPromise(async ({ input }) => {
    await discard(deps.client, input.draftId, false);
    await deps.store.forgetCopy();
  }),
  restoreDraft: fromPromise(({ input }) => discard(deps.client, input.draftId, true)),
  launchRequest: fromPromise(({ input }) => launch(deps, input.key, input.input, input.saved)),
  watchDraft: fromCallback(({ sendBack }) => {
    const timer = setInterval(() => sendBack({ type: 'clock.ticked', at: new Date().toISOString() }), clockInterval);
    const stop = deps.store.onLost(() => sendBack({ type: 'draft.claimed' }));
    return () => {
      clearInterval(timer);
      stop();
    };
  }),
});
