import type { ChatType } from '#schema/vocabulary/around.ts';
import type { PromiseActorLogic } from 'xstate';

/** Which chat is meant: of a test, or of one of its testers. */
export type ChatTarget = { readonly targetId: string; readonly type: ChatType; readonly testerId: string | null };

export type OpenChatContext = { readonly target: ChatTarget | null };
export type OpenChatEvent = { readonly type: 'chat.open'; readonly target: ChatTarget };
export type OpenChatEmitted = { readonly type: 'chat.opened'; readonly externalId: string } | { readonly type: 'chat.failed' };
export type OpenChatTag = 'busy';
export type OpenChatPorts = { readonly registerChannel: PromiseActorLogic<string, ChatTarget> };
