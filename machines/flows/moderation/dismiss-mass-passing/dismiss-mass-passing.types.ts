import type { Answer } from '#machines/lib/answer.ts';
import type { PromiseActorLogic } from 'xstate';

export type DismissMassPassingInput = { readonly testId: string; readonly participantId: string };

export type DismissMassPassingPorts = {
  confirmNoMassPassing: PromiseActorLogic<Answer, DismissMassPassingInput>;
};

export type DismissMassPassingEvent = { readonly type: 'warning.dismiss' };

export type DismissMassPassingEmitted =
  | { readonly type: 'warning.dismissed' }
  | { readonly type: 'dismissal.refused'; readonly message: string };

export type DismissMassPassingTag = 'busy';
