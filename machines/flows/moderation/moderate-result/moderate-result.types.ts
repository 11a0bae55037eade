import type { Answer } from '#machines/lib/answer.ts';
import type { PromiseActorLogic } from 'xstate';

type OnResult = { caseResultId: string };

export type ModerateResultPorts = {
  requestEdit: PromiseActorLogic<Answer, OnResult & { content: string; key: string }>;
  cancelEdit: PromiseActorLogic<Answer, OnResult>;
  finalizeModeration: PromiseActorLogic<Answer, OnResult>;
};

export type ModerateResultInput = {
  readonly caseResultId: string;
  /** Words for the tester that were typed before and not sent. */
  readonly draft?: string;
};

export type ModerateResultContext = {
  readonly caseResultId: string;
  readonly draft: string;
  /** The key under which these words were sent while no answer has come. */
  readonly key: string | null;
  readonly fault: string | null;
};

export type ModerateResultEvent =
  | { readonly type: 'approval.toggle'; readonly approved: boolean }
  | { readonly type: 'edit.open' }
  | { readonly type: 'draft.change'; readonly draft: string }
  | { readonly type: 'edit.submit'; readonly key: string }
  | { readonly type: 'edit.close' }
  | { readonly type: 'cancelling.open' }
  | { readonly type: 'cancelling.confirm' }
  | { readonly type: 'cancelling.close' }
  | { readonly type: 'moderation.finalize' };

export type ModerateResultEmitted =
  | { readonly type: 'approval.wanted'; readonly approved: boolean }
  | { readonly type: 'moderation.done'; readonly message: string }
  | { readonly type: 'moderation.refused'; readonly message: string };

export type ModerateResultTag = 'busy';
