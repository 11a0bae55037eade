import type { ChangeMessagePorts, MessageChange } from '#machines/flows/chat/change-message.ts';
import { fromPromise } from 'xstate';
import type { ChatPort, Message } from '../room/chat-port.ts';
import type { Room } from '../room/room.ts';
import { predicted } from './predicted.ts';

/** Sends a change and shows it meanwhile; what the server refuses is taken back. */
export const changeMessagePorts = (port: Pick<ChatPort, 'change'>, room: Room, me: string): ChangeMessagePorts => ({
  sendChange: fromPromise<string | null, MessageChange>(async ({ input }) => {
    const settle = room.predict(input.messageId, (message: Message) => predicted(message, input, me));
    try {
      const answer = await port.change(input);
      settle(typeof answer === 'string' ? null : answer);
      return typeof answer === 'string' ? answer : null;
    } catch (error) {
      settle(null);
      throw error;
    }
  }),
});
