import type { PromiseActorLogic } from 'xstate';

/** Something that stands in a draft or a form and can be left out of it, or another form that can be opened instead. */
export type DraftPart = { readonly id: string; readonly what: string; readonly name: string; readonly way: 'leaveOut' | 'open' };

export type RecoverDraftPorts = {
  readonly readParts: PromiseActorLogic<readonly DraftPart[]>;
  readonly choosePart: PromiseActorLogic<void, { readonly partId: string }>;
  readonly discardDraft: PromiseActorLogic<void>;
};
export type RecoverDraftContext = { readonly parts: readonly DraftPart[]; readonly chosen: string };
export type RecoverDraftEvent =
  | { readonly type: 'parts.retry' }
  | { readonly type: 'part.choose'; readonly partId: string }
  | { readonly type: 'draft.discard' };
export type RecoverDraftEmitted = { readonly type: 'draft.recovered' } | { readonly type: 'draft.discarded' };
export type RecoverDraftTag = 'busy' | 'refused' | 'settled';
