import type { Answer } from '#machines/lib/answer.ts';
import type { PromiseActorLogic } from 'xstate';

export type PublishPorts = {
  publishResults: PromiseActorLogic<Answer, { testId: string; participantIds: readonly string[]; key: string }>;
};

export type PublishInput = { readonly testId: string; readonly participantId: string };

export type PublishContext = PublishInput & {
  /** The key of the call whose answer is awaited or was lost; a new try after an answer is a new call. */
  readonly key: string | null;
  readonly failure: string | null;
};

export type PublishEvent = { readonly type: 'publish.confirm'; readonly key: string } | { readonly type: 'panel.close' };

export type PublishEmitted = { readonly type: 'publish.scheduled' } | { readonly type: 'publish.refused'; readonly message: string };

export type PublishTag = 'busy' | 'settled';
