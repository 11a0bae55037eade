import type { PromiseActorLogic } from 'xstate';

/** Something that stands in a draft or a form and can be left out of it, or another form that can be opened instead. */
export type DraftPart = { readonly id: string; readonly what: string; readonly name: string; readonly way: 'leaveOut' | 'open' };

/** The draft or form that is led out of. */
export type FoundDraft = { readonly id: string; readonly name: string; readonly parts: readonly DraftPart[] };

export type RecoverDraftPorts = {
  /** Finds the draft of this id, or the one that is meant; null where there is none. */
  readonly readParts: PromiseActorLogic<FoundDraft | null, RecoverDraftInput>;
  readonly choosePart: PromiseActorLogic<void, { readonly id: string; readonly partId: string }>;
  readonly discardDraft: PromiseActorLogic<void, { readonly id: string }>;
};
/** The id is null while nobody knows which draft is meant. */
export type RecoverDraftInput = { readonly id: string | null };
export type RecoverDraftContext = RecoverDraftInput & {
  readonly name: string | null;
  readonly parts: readonly DraftPart[];
  readonly chosen: string;
};
export type RecoverDraftEvent =
  | { readonly type: 'parts.retry' }
  | { readonly type: 'part.choose'; readonly partId: string }
  | { readonly type: 'draft.discard' };
export type RecoverDraftEmitted = { readonly type: 'draft.recovered' } | { readonly type: 'draft.discarded' };
export type RecoverDraftTag = 'busy' | 'refused' | 'settled';
