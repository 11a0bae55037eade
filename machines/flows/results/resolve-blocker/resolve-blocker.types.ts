import type { Answer } from '#machines/lib/answer.ts';
import type { PromiseActorLogic } from 'xstate';

export type ResolveBlockerPorts = {
  resolveBlocker: PromiseActorLogic<Answer, { blockerId: string }>;
  requestAssistance: PromiseActorLogic<Answer, { blockerId: string }>;
};

export type ResolveBlockerInput = { readonly blockerId: string };

export type ResolveBlockerEvent = { readonly type: 'blocker.resolve' } | { readonly type: 'assistance.request' };

export type ResolveBlockerEmitted = { readonly type: 'blocker.refused'; readonly message: string };

export type ResolveBlockerTag = 'busy';
