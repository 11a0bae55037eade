import type { DraftSharing } from '#schema/vocabulary/test.ts';
import type { PromiseActorLogic } from 'xstate';

export type ShareAnswer = { readonly refusal: string | null; readonly version: number };
export type ShareDraftEmitted = { readonly type: 'draft.shared'; readonly version: number };
export type ShareDraftPorts = {
  readonly shareDraft: PromiseActorLogic<ShareAnswer, { readonly draftId: string; readonly sharing: DraftSharing | null }>;
  readonly copyLink: PromiseActorLogic<void, { readonly draftId: string }>;
};

export type ShareDraftContext = {
  readonly draftId: string;
  /** What colleagues with the link may do; null for nothing. */
  readonly sharing: DraftSharing | null;
  /** What was chosen and not answered yet. */
  readonly wished: DraftSharing | null;
  readonly failure: string | null;
};
export type ShareDraftEvent =
  | { readonly type: 'share.open'; readonly draftId: string; readonly sharing: DraftSharing | null }
  | { readonly type: 'sharing.choose'; readonly sharing: DraftSharing | null }
  | { readonly type: 'link.copy' }
  | { readonly type: 'share.close' };
export type ShareDraftTag = 'busy' | 'refused';
