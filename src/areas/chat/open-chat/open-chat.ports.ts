import type { ChatTarget, OpenChatPorts } from '#machines/flows/chat/open-chat.ts';
import { fromPromise } from 'xstate';
import type { ChatPort } from '../room/chat-port.ts';

export const openChatPorts = (port: Pick<ChatPort, 'register'>): OpenChatPorts => ({
  registerChannel: fromPromise<string, ChatTarget>(async ({ input }) => (await port.register(input)).externalId),
});
