import type { CombinedError } from 'urql';
import { fromCallback, fromPromise } from 'xstate';
import type { BuildRequestPorts } from '#machines/flows/launch/request/build-request.setup.ts';
import { heldFrom } from '#machines/flows/launch/request/build-request.rules.ts';
import type { LaunchAnswer } from '#machines/flows/launch/request/build-request.rules.ts';
import type { LaunchReceipt, SavedDraft } from '#machines/flows/launch/drafts/keep-draft.ts';
import type { LaunchFlags } from '#schema/rules/launch/flags.ts';
import type { RequestDraft } from '#schema/rules/launch/request-draft.ts';
import { importKinds } from '#schema/vocabulary/launch/import-kinds.ts';
import { inReaderZone } from '#src/refused-until.ts';
import { withKeyOfPaid } from '#src/cache/call.ts';
import { wordsOf } from '#src/cache/problems.ts';
import type { ImportStore } from '../../import/import-rows/begun-imports.ts';
import { saveDraft } from '../../drafts/keep-draft/keep-draft.ports.ts';
import { openDraft } from '../../drafts/keep-draft/open-draft.ts';
import type { KeepDraftDeps } from '../../drafts/keep-draft/open-draft.ts';
import { CreateCustomerRequest } from '../build-request.documents.ts';
import { discard, loadDraft, restore } from '../load-draft.ts';
import { watchDraft } from './watch-draft.ts';

const clockInterval = 15_000;

async function forget({ store }: KeepDraftDeps, imports: ImportStore, draftId: string, draft: RequestDraft | undefined): Promise<void> {
  const { tests, wizard, parked } = draft ?? { tests: [], wizard: null, parked: [] };
  const testIds = [...tests.map(({ id }) => id), ...[wizard, ...parked].flatMap((open) => open?.testId ?? [])];
  await imports.forget(testIds, importKinds).catch(() => undefined);
  await store.forgetCopy(draftId);
}

/** The key or draft was used for an earlier launch. */
const usedUp = ['idempotency_mismatch', 'invalid_state'];

const refusedBy = (error: CombinedError): LaunchAnswer => ({
  kind: 'refused',
  refusals: error.graphQLErrors.map(({ message }) => ({ code: 'refused', message: wordsOf(message), path: null })),
});

/** Null where it was not, or it is unknown. */
const launchedBefore = (deps: KeepDraftDeps, id: string): Promise<LaunchReceipt | null> =>
  openDraft(deps, { id, hold: false, takeOver: false }).then(
    (found) => found?.launched ?? null,
    () => null,
  );

/** Prefetched by the page that launches. */
export const fetchLaunch = () => import('#schema/rules/launch/customer-request.ts');

async function launch(
  deps: KeepDraftDeps,
  imports: ImportStore,
  key: string,
  flags: LaunchFlags,
  saved: SavedDraft,
): Promise<LaunchAnswer> {
  const { toCustomerRequestInput } = await fetchLaunch();
  const input = toCustomerRequestInput(saved.draft, flags, saved.draftId);
  if (saved.version === 0) await saveDraft(deps, saved);
  const sentAt = Date.now();
  const { data, error } = await deps.client.mutation(CreateCustomerRequest, { input }, withKeyOfPaid(key)).toPromise();
  if (error !== undefined && error.networkError === undefined && data === undefined) return refusedBy(error);
  if (data === undefined) throw error ?? new Error('The server gave no answer.');
  const { successful, result, errors } = data.createCustomerRequest;
  const receipt = successful && result !== null ? { id: result.id, name: result.name } : null;
  const known = receipt ?? (errors.some(({ code }) => usedUp.includes(code)) ? await launchedBefore(deps, saved.draftId) : null);
  if (known === null) return { kind: 'refused', refusals: inReaderZone(errors) };
  await forget(deps, imports, saved.draftId, saved.draft);
  return { kind: 'launched', receipt: known, isLate: receipt === null, held: receipt && heldFrom(receipt.id, saved, sentAt) };
}

export const buildRequestPorts = (deps: KeepDraftDeps, imports: ImportStore, isLive: () => boolean): BuildRequestPorts => ({
  loadDraft: fromPromise(({ input }) => loadDraft(deps, input)),
  discardDraft: fromPromise(async ({ input }) => {
    const answer = await discard(deps.client, input.draftId);
    if (answer.refusal !== null) return answer;
    const copy = await deps.store.readCopy(input.draftId);
    await forget(deps, imports, input.draftId, copy?.saved.draft);
    return answer;
  }),
  restoreDraft: fromPromise(({ input }) => restore(deps.client, input.draftId, input.version)),
  launchRequest: fromPromise(({ input }) => launch(deps, imports, input.key, input.flags, input.saved)),
  setDraftAside: fromPromise(async ({ input }) => {
    const { setDraftAside } = await import('./set-draft-aside.ts');
    return setDraftAside(deps, input.aside, input.beside);
  }),
  watchClock: fromCallback(({ sendBack }) => {
    const timer = setInterval(() => sendBack({ type: 'clock.ticked', at: new Date().toISOString() }), clockInterval);
    return () => clearInterval(timer);
  }),
  watchDraft: watchDraft(deps, isLive),
});
