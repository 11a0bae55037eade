import type { RequestDraft } from '#schema/rules/launch/request-draft.ts';
import type { ActorRef, CallbackActorLogic, EventObject, PromiseActorLogic, Snapshot } from 'xstate';

/** A draft with the version it has on the server; version 0 was never saved. */
export type SavedDraft = {
  readonly draftId: string;
  readonly version: number;
  readonly savedAt: string | null;
  readonly draft: RequestDraft;
};

export type SaveAnswer =
  | { readonly kind: 'saved'; readonly version: number; readonly savedAt: string | null }
  | { readonly kind: 'stale'; readonly newer: SavedDraft }
  | { readonly kind: 'refused'; readonly message: string };

export type KeepDraftPorts = {
  /** Keeps a copy on this device, and whether the server has not got it yet. */
  readonly keepCopy: PromiseActorLogic<void, { readonly saved: SavedDraft; readonly unsent: boolean }>;
  readonly saveDraft: PromiseActorLogic<SaveAnswer, { readonly saved: SavedDraft }>;
  /** Tells the return of the connection, and that the page is about to be hidden. */
  readonly watchPage: CallbackActorLogic<EventObject, { readonly draftId: string }>;
};

export type DraftNotice =
  | { readonly type: 'draft.saved'; readonly version: number; readonly savedAt: string | null }
  | { readonly type: 'draft.outdated'; readonly newer: SavedDraft };
export type DraftListener = ActorRef<Snapshot<unknown>, DraftNotice>;

export type KeepDraftInput = { readonly saved: SavedDraft; readonly unsent: boolean; readonly listener: DraftListener };
export type KeepDraftContext = {
  readonly saved: SavedDraft;
  /** The draft on its way to the server. */
  readonly sent: RequestDraft | null;
  /** The draft the server has confirmed. */
  readonly confirmed: RequestDraft | null;
  readonly failure: string | null;
  readonly listener: DraftListener;
};
export type KeepDraftEvent =
  | { readonly type: 'draft.change'; readonly draft: RequestDraft }
  | { readonly type: 'draft.confirmed' }
  | { readonly type: 'save.retry' }
  | { readonly type: 'connection.restored' }
  | { readonly type: 'page.hidden' };
export type KeepDraftTag = 'busy' | 'refused' | 'settled';
