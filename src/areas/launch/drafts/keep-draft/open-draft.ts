import type { Client, CombinedError } from 'urql';
import type { ServerDraft } from '#machines/flows/launch/request/build-request.rules.ts';
import type { Ownership } from '#machines/flows/launch/drafts/ownership.ts';
import type { Actor } from '#machines/lib/lifecycle.ts';
import { customerRequestRowOf } from '#schema/generated/client/rows/customer-request.documents.ts';
import type { Holder } from '#machines/flows/launch/drafts/keep-draft.ts';
import { readDraft } from '#schema/rules/launch/request-draft.ts';
import { codesOf } from '#src/cache/problems.ts';
import type { DraftStore } from './draft-store.ts';
import { readStamp } from '#src/keeping/stamps.ts';
import { LaunchDraftChanged, OpenLaunchDraft } from './keep-draft.documents.ts';
import { readerZone } from '#src/ui/reader-dates.ts';
import type { Viewer } from '#src/viewer.tsx';
import { openDraftStore } from './draft-store.ts';

export const keepDraftDeps = (client: Client, { id, role, fullName, organization }: Viewer): KeepDraftDeps => {
  const timezone = readerZone();
  return { client, timezone, person: fullName, actor: { role, userId: id }, store: openDraftStore(organization.id, id, timezone) };
};

const told = new EventTarget();

/** A draft's pages were left before everything was sent. */
export const tellLeft = (): void => void told.dispatchEvent(new Event('left'));

export const watchLeft = (listener: () => void, options: { readonly signal: AbortSignal }): void =>
  told.addEventListener('left', listener, options);

export type KeepDraftDeps = {
  readonly client: Client;
  readonly store: DraftStore;
  readonly timezone: string;
  readonly person: string;
  readonly actor: Actor;
};

export type OpenedDraft = ServerDraft & {
  readonly of: Ownership;
  /** Null for this device. */
  readonly holder: Holder | null;
  readonly isHeld: boolean;
  readonly launched: { readonly id: string; readonly name: string } | null;
};

type Held = { readonly holder: string | null; readonly holderName: string | null };

/** A colleague by name, or the person on another device. */
export const holderOf = ({ store, person }: KeepDraftDeps, { holder, holderName }: Held): Holder | null => {
  if (holder === null) return null;
  if (holder === store.device) return { kind: 'tab' };
  return { kind: 'device', name: holderName === person ? null : holderName };
};

export const isMissing = (error: CombinedError | undefined): boolean => error !== undefined && codesOf(error).includes('NOT_FOUND');

function savedBy(values: unknown): string | null {
  const by: unknown = typeof values === 'object' && values !== null ? Reflect.get(values, 'device') : null;
  return typeof by === 'string' ? by : null;
}

function stampIn(values: unknown): number {
  return readStamp(typeof values === 'object' && values !== null ? Reflect.get(values, 'stamp') : null);
}

/** Loaded with the server's first draft: a new draft needs no chart. */
const chart = () => import('#machines/flows/launch/drafts/draft-verdicts.ts');

type Wish = { readonly id: string; readonly hold: boolean; readonly takeOver: boolean };

/** Takes the lock on request; null when it does not exist. */
export async function openDraft(deps: KeepDraftDeps, { id, hold, takeOver }: Wish): Promise<OpenedDraft | null> {
  const input = { id, takeOver, holder: hold ? deps.store.device : null };
  const [{ data, error }, { ownershipOf }] = await Promise.all([deps.client.mutation(OpenLaunchDraft, { input }).toPromise(), chart()]);
  if (isMissing(error)) return null;
  const found = data?.openLaunchDraft.result;
  if (found === undefined || found === null) throw error ?? new Error('The server gave no answer.');
  const { version, savedAt, values, ownerName } = found;
  const of = ownershipOf(customerRequestRowOf(found), ownerName, deps.actor);
  const [by, stamp] = [savedBy(values), stampIn(values)];
  if (by === deps.store.device) deps.store.passStamp(stamp);
  return {
    saved: { draftId: id, version, savedAt, draft: readDraft(values, deps.timezone) },
    by,
    stamp,
    of,
    holder: holderOf(deps, found),
    isHeld: hold && data?.openLaunchDraft.successful === true && of.refused['draft.save'] === null,
    launched: found.state === 'submitted' && found.testId !== null ? { id: found.testId, name: found.name } : null,
  };
}

/** `version` is null where it cannot be read. */
type DraftStanding = { readonly version: number | null; readonly holder: string | null };

type DraftEar = {
  /** Heard since it was opened, and not ended. */
  readonly hears: () => boolean;
  readonly close: () => void;
};

/** At once, on each change, and after a reconnect. */
export function hearDraft(client: Client, draftId: string, tell: (standing: DraftStanding) => void): DraftEar {
  let hears = false;
  const subscription = client.subscription(LaunchDraftChanged, { id: draftId }).subscribe(({ data }) => {
    hears = data !== undefined;
    if (data !== undefined) tell(data.launchDraftChanged);
  });
  return { hears: () => hears, close: () => subscription.unsubscribe() };
}
