import type { Answer } from '#machines/lib/answer.ts';
import type { PromiseActorLogic } from 'xstate';

export type RejectResultPorts = {
  rejectResult: PromiseActorLogic<Answer, { caseResultId: string; rejectionReason: string }>;
  unrejectResult: PromiseActorLogic<Answer, { caseResultId: string; version: number }>;
};

export type RejectResultInput = { readonly caseResultId: string };

export type RejectResultContext = RejectResultInput & { readonly reason: string | null };

export type RejectResultEvent =
  | { readonly type: 'rejection.open' }
  | { readonly type: 'reason.choose'; readonly reason: string | null }
  | { readonly type: 'rejection.confirm' }
  | { readonly type: 'rejection.close' }
  | { readonly type: 'undo.open' }
  /** With the version that was seen. */
  | { readonly type: 'undo.confirm'; readonly version: number }
  | { readonly type: 'undo.close' };

/** The rejection stands, and why. */
export type RejectResultEmitted = { readonly type: 'undo.failed'; readonly message: string };

export type RejectResultTag = 'busy';
