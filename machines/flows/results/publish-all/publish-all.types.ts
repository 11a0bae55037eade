import type { Answer } from '#machines/lib/answer.ts';
import type { PromiseActorLogic } from 'xstate';

export type PublishAllPorts = {
  publishAllResults: PromiseActorLogic<Answer, { testId: string; participantIds: readonly string[]; key: string }>;
};

export type PublishAllInput = { readonly testId: string };

export type PublishAllContext = PublishAllInput & {
  readonly participantIds: readonly string[];
  /** The key of the call whose answer is awaited or was lost. */
  readonly key: string | null;
  readonly failure: string | null;
};

export type PublishAllEvent =
  | { readonly type: 'publish.confirm'; readonly participantIds: readonly string[]; readonly key: string }
  | { readonly type: 'dialog.close' };

export type PublishAllEmitted =
  | { readonly type: 'publish.scheduled'; readonly count: number }
  | { readonly type: 'publish.refused'; readonly message: string };

export type PublishAllTag = 'busy' | 'settled';
