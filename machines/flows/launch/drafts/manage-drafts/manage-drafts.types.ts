import type { PromiseActorLogic } from 'xstate';

/** What the server says to a change of a draft: nothing against it, or why not. */
export type DraftAnswer = { readonly refusal: string | null };

export type ManageDraftsPorts = {
  readonly renameDraft: PromiseActorLogic<DraftAnswer, { readonly draftId: string; readonly name: string }>;
  readonly duplicateDraft: PromiseActorLogic<DraftAnswer, { readonly draftId: string; readonly copyId: string }>;
  readonly discardDraft: PromiseActorLogic<DraftAnswer, { readonly draftId: string }>;
  readonly restoreDraft: PromiseActorLogic<DraftAnswer, { readonly draftId: string }>;
};

export type ManageDraftsContext = {
  /** The draft that something is done to. */
  readonly draftId: string;
  readonly copyId: string;
  readonly name: string;
  /** Why the name was refused. */
  readonly failure: string | null;
};
export type ManageDraftsEvent =
  | { readonly type: 'rename.open'; readonly draftId: string; readonly name: string }
  | { readonly type: 'name.change'; readonly name: string }
  | { readonly type: 'rename.confirm' }
  | { readonly type: 'rename.cancel' }
  | { readonly type: 'draft.duplicate'; readonly draftId: string; readonly copyId: string }
  | { readonly type: 'draft.discard'; readonly draftId: string; readonly name: string }
  | { readonly type: 'draft.restore'; readonly draftId: string };
export type ManageDraftsEmitted =
  | { readonly type: 'draft.duplicated'; readonly draftId: string }
  | { readonly type: 'draft.discarded'; readonly draftId: string; readonly name: string }
  | { readonly type: 'drafts.refused'; readonly message: string };
export type ManageDraftsTag = 'busy' | 'refused';
