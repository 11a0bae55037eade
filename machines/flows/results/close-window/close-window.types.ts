import type { Answer } from '#machines/lib/answer.ts';
import type { PromiseActorLogic } from 'xstate';

export type CloseWindowPorts = { closeTestWindow: PromiseActorLogic<Answer, { testId: string }> };

export type CloseWindowInput = { readonly testId: string };

export type CloseWindowEvent = { readonly type: 'window.end' } | { readonly type: 'end.confirm' } | { readonly type: 'end.cancel' };

export type CloseWindowEmitted = { readonly type: 'window.closed' } | { readonly type: 'close.refused'; readonly message: string };

export type CloseWindowTag = 'busy';
