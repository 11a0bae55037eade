import type { RequestDraft } from '#schema/rules/launch/request-draft.ts';
import type { SavingAnswer, SavingContext, SavingEvent, SavingTag, Versioned } from '../../../../lib/saving.ts';
import type { ActorRef, CallbackActorLogic, EventObject, PromiseActorLogic, Snapshot } from 'xstate';

/** A draft with the version it has on the server; version 0 was never saved. */
export type SavedDraft = { readonly draftId: string; readonly draft: RequestDraft } & Versioned;

/** What a draft became when it was launched. */
export type LaunchReceipt = { readonly id: string; readonly name: string };

/** Who types into a draft instead: another tab of this browser, or somebody at another device. */
export type Holder = { readonly kind: 'tab' } | { readonly kind: 'device'; readonly name: string | null };

export type SaveAnswer = SavingAnswer<
  | { readonly kind: 'stale'; readonly newer: SavedDraft }
  | { readonly kind: 'held'; readonly by: Holder }
  | { readonly kind: 'launched'; readonly receipt: LaunchReceipt }
>;
export type HoldAnswer = { readonly by: Holder | null };

export type KeepDraftPorts = {
  /** Keeps a copy on this device, and whether the server has not got it yet. */
  readonly keepCopy: PromiseActorLogic<void, { readonly saved: SavedDraft; readonly unsent: boolean }>;
  readonly saveDraft: PromiseActorLogic<SaveAnswer, { readonly saved: SavedDraft }>;
  /** Tells the server that the draft is still typed into here, and learns who took it. */
  readonly holdDraft: PromiseActorLogic<HoldAnswer, { readonly saved: SavedDraft }>;
  /** Lets the tab that asked for the draft have it. */
  readonly giveDraft: PromiseActorLogic<void, { readonly draftId: string }>;
  /** Tells the return of the connection, that the page is about to be hidden, that another tab asks for the draft or took it, that the server names another holder, and that the draft is gone there. */
  readonly watchPage: CallbackActorLogic<EventObject, { readonly draftId: string }>;
};

export type DraftNotice =
  | { readonly type: 'draft.saved'; readonly version: number; readonly savedAt: string | null }
  | { readonly type: 'draft.outdated'; readonly newer: SavedDraft }
  /** It is launched already, which this page did not hear. */
  | { readonly type: 'draft.launched'; readonly receipt: LaunchReceipt }
  /** It was discarded elsewhere, or is no longer shared, and nothing typed here is left out of it. */
  | { readonly type: 'draft.gone' }
  /** Somebody else types into the draft now; unsent tells whether something typed here did not reach them. */
  | { readonly type: 'draft.taken'; readonly by: Holder; readonly unsent: boolean };
export type DraftListener = ActorRef<Snapshot<unknown>, DraftNotice>;

export type KeepDraftInput = { readonly saved: SavedDraft; readonly unsent: boolean; readonly listener: DraftListener };
export type KeepDraftContext = SavingContext<RequestDraft, SavedDraft> & { readonly holder: Holder; readonly listener: DraftListener };
export type KeepDraftEvent =
  | { readonly type: 'draft.change'; readonly draft: RequestDraft }
  | { readonly type: 'draft.confirmed' }
  | { readonly type: 'draft.gone' }
  | SavingEvent
  | { readonly type: 'version.changed'; readonly version: number }
  | { readonly type: 'hold.asked' }
  | { readonly type: 'hold.doubted' }
  | { readonly type: 'hold.lost'; readonly by: Holder };
export type KeepDraftTag = SavingTag;
