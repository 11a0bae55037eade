import type { Client } from 'urql';
import { ownNew } from '#machines/flows/launch/drafts/ownership.ts';
import type { Ownership } from '#machines/flows/launch/drafts/ownership.ts';
import { chooseDraft, reconcile } from '#machines/flows/launch/request/build-request.rules.ts';
import type { DraftCopy, LoadedDraft, WishedDraft } from '#machines/flows/launch/request/build-request.rules.ts';
import type { SavedDraft } from '#machines/flows/launch/drafts/keep-draft.ts';
import type { DraftAnswer } from '#machines/flows/launch/drafts/manage-drafts.ts';
import { emptyDraft, inZone, isUntouched, readDraft } from '#schema/rules/launch/request-draft.ts';
import { joinMessages } from '#schema/rules/launch/problems.ts';
import type { RequestDraft } from '#schema/rules/launch/request-draft.ts';
import { fresh } from '#src/cache/call.ts';
import { draftText } from '../drafts/keep-draft/draft-text.ts';
import { isMissing, openDraft } from '../drafts/keep-draft/open-draft.ts';
import type { KeepDraftDeps, OpenedDraft } from '../drafts/keep-draft/open-draft.ts';
import { DiscardLaunchDraft, LaunchDrafts } from './build-request.documents.ts';

type Asked = { readonly wished: WishedDraft; readonly takeOver: boolean; readonly kept: SavedDraft | null };

const begun = ({ timezone }: KeepDraftDeps, draftId: string): SavedDraft => ({
  draftId,
  version: 0,
  savedAt: null,
  draft: emptyDraft(timezone),
});
const ownBy = ({ person }: KeepDraftDeps): Ownership => ownNew(person);
const opened = (deps: KeepDraftDeps, { saved, unsent }: Omit<DraftCopy, 'stamp'>): LoadedDraft => ({
  kind: 'open',
  saved,
  unsent,
  moved: false,
  of: ownBy(deps),
});

/** Null for none. */
export async function choose({ client, store }: KeepDraftDeps, wished: WishedDraft): Promise<string | null> {
  const named = chooseDraft(wished, [], []);
  if (named !== null) return named;
  const copies = await store.readCopies();
  const { data, error } = await client.query(LaunchDrafts, {}, fresh).toPromise();
  const [latest] = copies;
  if (data === undefined && latest === undefined) throw error ?? new Error('The server gave no answer.');
  return chooseDraft(wished, data?.launchDrafts ?? copies.map(({ saved }) => ({ id: saved.draftId, testIds: [] })), copies);
}

/** An unsent copy of a deleted draft becomes a draft of its own: nothing typed is lost. */
async function afterAll(deps: KeepDraftDeps, id: string, copy: DraftCopy | null, isNamed: boolean): Promise<LoadedDraft> {
  if (copy === null) return isNamed ? { kind: 'missing' } : opened(deps, { saved: begun(deps, id), unsent: false });
  if (copy.saved.version === 0) return opened(deps, copy);
  if (!copy.unsent || isUntouched(copy.saved.draft)) return { kind: 'missing' };
  const saved = { ...begun(deps, crypto.randomUUID()), draft: copy.saved.draft };
  await deps.store.claim(saved.draftId, false);
  await deps.store.writeCopy({ saved, unsent: true });
  await deps.store.forgetCopy(id);
  return opened(deps, { saved, unsent: true });
}

/** In any order of keys. */
function isSame({ timezone }: KeepDraftDeps, one: RequestDraft, other: RequestDraft): boolean {
  const [mine, theirs] = [one, other].map((draft) => draftText(readDraft(JSON.parse(draftText(draft)), timezone)));
  return mine === theirs;
}

function found(deps: KeepDraftDeps, server: OpenedDraft, copy: DraftCopy | null, { isMine, isTyped }: Tab): LoadedDraft {
  const { saved, of } = server;
  if (!isMine) return { kind: 'reading', saved, holder: { kind: 'tab' }, of };
  if (!server.isHeld) return { kind: 'reading', saved, holder: server.holder, of };
  if (copy !== null && isSame(deps, saved.draft, copy.saved.draft)) return { kind: 'open', saved, unsent: false, moved: false, of };
  const settled = reconcile(server, copy, saved, isTyped ? '' : deps.store.device);
  if (settled.kind === 'conflicting') return { ...settled, of };
  return { ...settled, of, moved: !settled.unsent && server.by !== null && server.by !== deps.store.device };
}

type Tab = { readonly isMine: boolean; readonly isTyped: boolean };

/** Times are meant in the zone of whoever chooses them. */
function here({ timezone }: KeepDraftDeps, loaded: LoadedDraft): LoadedDraft {
  if (loaded.kind !== 'open') return loaded;
  return { ...loaded, saved: { ...loaded.saved, draft: inZone(loaded.saved.draft, timezone) } };
}

export const loadDraft = async (deps: KeepDraftDeps, asked: Asked): Promise<LoadedDraft> => here(deps, await findDraft(deps, asked));

async function findDraft(deps: KeepDraftDeps, { wished, takeOver, kept }: Asked): Promise<LoadedDraft> {
  const { store } = deps;
  const chosen = await choose(deps, wished);
  const id = chosen ?? crypto.randomUUID();
  const isMine = await store.claim(id, takeOver);
  const copy = kept === null ? await store.readCopy(id) : { saved: kept, unsent: true, stamp: 0 };
  if (chosen === null) return opened(deps, { saved: begun(deps, id), unsent: false });
  let server: OpenedDraft | null;
  try {
    server = await openDraft(deps, { id, hold: isMine, takeOver });
  } catch (error) {
    if (copy === null) throw error;
    return isMine ? opened(deps, copy) : { kind: 'reading', saved: copy.saved, holder: { kind: 'tab' }, of: ownBy(deps) };
  }
  if (server === null) return afterAll(deps, id, copy, wished.draftId !== null);
  if (server.launched !== null) {
    await store.forgetCopy(id);
    return { kind: 'launched', receipt: server.launched, draft: server.saved.draft };
  }
  return found(deps, server, copy, { isMine, isTyped: kept !== null });
}

/** Discards a draft, and tells the version that it left, null where there was nothing to discard, or why it is refused. */
export async function discard(client: Client, id: string): Promise<DraftAnswer> {
  const { data, error } = await client.mutation(DiscardLaunchDraft, { input: { id, restore: false } }).toPromise();
  if (data === undefined && !isMissing(error)) throw error ?? new Error('The server gave no answer.');
  const { successful = true, version = null, errors = [] } = data?.discardLaunchDraft ?? {};
  return successful ? { refusal: null, version } : { refusal: joinMessages(errors) };
}

/** From the discarding with this version; returns the refusal or null. */
export async function restore(client: Client, id: string, version: number | null): Promise<string | null> {
  const input = { id, restore: true, ...(version !== null && { version }) };
  const { data, error } = await client.mutation(DiscardLaunchDraft, { input }).toPromise();
  if (data === undefined && !isMissing(error)) throw error ?? new Error('The server gave no answer.');
  if (data === undefined) return 'It is not here any more.';
  return data.discardLaunchDraft.successful ? null : joinMessages(data.discardLaunchDraft.errors);
}
