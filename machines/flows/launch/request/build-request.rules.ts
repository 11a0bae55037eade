import type { LaunchReceipt, Holder, SavedDraft } from '../drafts/keep-draft.ts';
import type { RequestDraft, WizardDraft } from '#schema/rules/launch/request-draft.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { launchTexts } from '#schema/vocabulary/launch/texts.ts';
import { customerRequestProblems } from '#schema/rules/launch/request-problems.ts';
import { joinMessages } from '#schema/rules/launch/problems.ts';
import { editTest, isOpenable, isUntouched } from '#schema/rules/launch/request-draft.ts';
import type { Ownership } from '../drafts/ownership.ts';
import type { BuildRequestContext } from './build-request.setup.ts';

export type LaunchRefusal = { readonly code: string; readonly message: string; readonly path: string | null };

/** The draft an address names: by its own id or by one of its tests; 'new' begins another, and nothing goes on where the person was. */
export type WishedDraft = { readonly draftId: string | null; readonly testId: string | null };

/** What a person finds when they open Launch. */
export type LoadedDraft =
  /** Theirs to type into; moved when it was last typed into at another device. */
  | { readonly kind: 'open'; readonly saved: SavedDraft; readonly unsent: boolean; readonly moved: boolean; readonly of: Ownership }
  /** Somebody else types into it, or it is shared to be read. */
  | { readonly kind: 'reading'; readonly saved: SavedDraft; readonly holder: Holder | null; readonly of: Ownership }
  /** Typed into in two places. */
  | { readonly kind: 'conflicting'; readonly saved: SavedDraft; readonly newer: SavedDraft; readonly of: Ownership }
  /** The launch whose answer was lost. */
  | { readonly kind: 'launched'; readonly receipt: LaunchReceipt; readonly draft: RequestDraft }
  /** Discarded, or no longer shared. */
  | { readonly kind: 'missing' };

/** Where it leads: a draft that was taken over from its wizard goes on there. */
export type Arrival = LoadedDraft['kind'] | 'wizard';

/** What a reader knows of a draft. */
export type KnownDraft = { readonly draftId: string; readonly version: number; readonly holder: Holder | null; readonly of: Ownership };

/** A launch that nothing goes out of yet, with the draft as it was sent. */
export type HeldLaunch = { readonly testId: string; readonly saved: SavedDraft; readonly until: number };

/** Counted from sending, before the server's own count, so that the offer to take it back never outlasts it. */
export const heldFrom = (testId: string, saved: SavedDraft, sentAt: number): HeldLaunch => ({
  testId,
  saved,
  until: sentAt + launchLimits.heldSeconds * 1_000,
});

/** A launch that was late found the request launched already: what was changed since is not part of it. */
export type LaunchAnswer =
  | { readonly kind: 'launched'; readonly receipt: LaunchReceipt; readonly isLate: boolean; readonly held: HeldLaunch | null }
  | { readonly kind: 'refused'; readonly refusals: readonly LaunchRefusal[] };

/** A copy on this device, and whether the server has not confirmed it. `stamp` grows with each change on this device. */
export type DraftCopy = { readonly saved: SavedDraft; readonly unsent: boolean; readonly stamp: number };

/** With the device that saved it, and its stamp there. */
export type ServerDraft = { readonly saved: SavedDraft; readonly by: string | null; readonly stamp: number };

export type Reconciled =
  | { readonly kind: 'open'; readonly saved: SavedDraft; readonly unsent: boolean }
  | { readonly kind: 'conflicting'; readonly saved: SavedDraft; readonly newer: SavedDraft };

/**
 * The server's draft, or this device's unconfirmed copy. A newer draft on the server is no conflict when this device saved it: the later
 * stamp wins, whether only the response was lost or the copy could not be saved any more.
 */
export function reconcile(server: ServerDraft | null, copy: DraftCopy | null, fresh: SavedDraft, device: string): Reconciled {
  if (copy === null || !copy.unsent || isUntouched(copy.saved.draft))
    return { kind: 'open', saved: server?.saved ?? copy?.saved ?? fresh, unsent: false };
  if (server === null || server.saved.version <= copy.saved.version) return { kind: 'open', saved: copy.saved, unsent: true };
  if (server.by !== device) return { kind: 'conflicting', saved: copy.saved, newer: server.saved };
  if (server.stamp >= copy.stamp) return { kind: 'open', saved: server.saved, unsent: false };
  return { kind: 'open', saved: { ...server.saved, draft: copy.saved.draft }, unsent: true };
}

type Place = Pick<WizardDraft, 'testId' | 'step'>;

export const holdsPlace = ({ draft }: SavedDraft, place: Place | null): place is Place => place !== null && isOpenable(draft, place.testId);

/** The same test stays open at the same step, as far as the draft has it. */
export const stayingAt = (place: Place | null, saved: SavedDraft): SavedDraft =>
  holdsPlace(saved, place) ? { ...saved, draft: editTest(saved.draft, place.testId, place.step) } : saved;

/** A takeover continues where it was read; on the summary where that test is gone. */
export function takenOver(loaded: LoadedDraft, place: Place | null): { readonly loaded: LoadedDraft; readonly arrival: Arrival } {
  if (loaded.kind !== 'open') return { loaded, arrival: loaded.kind };
  const isThere = holdsPlace(loaded.saved, place);
  return {
    loaded: { ...loaded, saved: stayingAt(place, loaded.saved), unsent: loaded.unsent || isThere, moved: false },
    arrival: isThere ? 'wizard' : 'open',
  };
}

export type ListedDraft = { readonly id: string; readonly testIds: readonly string[] };

const holds = ({ saved: { draft } }: DraftCopy, testId: string): boolean =>
  [draft.wizard?.testId, ...draft.tests.map(({ id }) => id), ...draft.parked.map((one) => one.testId)].includes(testId);

/**
 * The draft that a URL means: the one named, else the one with its test, else the last typed and unsent one, else the last saved; null for
 * none, and for a new one.
 */
export function chooseDraft({ draftId, testId }: WishedDraft, listed: readonly ListedDraft[], copies: readonly DraftCopy[]): string | null {
  if (draftId !== null && draftId !== newDraft) return draftId;
  const kept = testId === null ? undefined : copies.find((copy) => holds(copy, testId));
  if (kept !== undefined) return kept.saved.draftId;
  if (draftId === newDraft) return null;
  const holding = testId === null ? undefined : listed.find(({ testIds }) => testIds.includes(testId));
  const unsent = copies.find((copy) => copy.unsent && !isUntouched(copy.saved.draft));
  return holding?.id ?? unsent?.saved.draftId ?? listed[0]?.id ?? null;
}

export const newDraft = 'new';

export const isLaunchable = ({ draft, flags, now, of }: BuildRequestContext): boolean =>
  of.refused['request.submit'] === null && customerRequestProblems(draft, flags, now).length === 0;

export const ownerReason = ({ refused, owner }: Ownership): string | null =>
  refused['request.submit'] === null ? null : `This draft belongs to ${owner === '' ? 'somebody else' : owner}, who launches it.`;

export function holderWords(holder: Holder | null): string {
  if (holder === null) return 'Nobody is typing into this draft now.';
  if (holder.kind === 'tab') return 'This draft is open in another tab.';
  return holder.name === null ? 'This draft is open on another device.' : `${holder.name} is typing into this draft.`;
}

export const refusalMessage = (refusals: readonly LaunchRefusal[]): string => joinMessages(refusals) || launchTexts.launchFailed;

export const notAnswered = 'The request was not sent, or its answer was lost. Try again: it cannot be launched twice.';
