import type { CallbackActorLogic, EventObject, PromiseActorLogic } from 'xstate';

type OnResult = { caseResultId: string };

export type ModerationActivityPorts = {
  registerActivity: PromiseActorLogic<void, OnResult>;
  finishActivity: PromiseActorLogic<void, OnResult>;
  /** Sends `mouse.moved` once the mouse has moved and come to rest. */
  watchMouse: CallbackActorLogic<EventObject, { pause: number }>;
};

export type ModerationActivityContext = { readonly caseResultId: string; readonly hasMoved: boolean };

export type ModerationActivityInput = { readonly caseResultId: string };

export type ModerationActivityEvent = { readonly type: 'mouse.moved' } | { readonly type: 'panel.close' };

export type ModerationActivityTag = 'settled';
