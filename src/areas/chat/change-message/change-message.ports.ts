import type { MessageChange, ChangeMessagePorts } from '#machines/flows/chat/change-message.ts';
import { chatReactions } from '#schema/vocabulary/around.ts';
import type { Message, ChatPort } from '../room/chat-port.ts';
import { fromPromise } from 'xstate';
import type { Room } from '../room/room.ts';

type Reaction = Message['reactions'][number];

const reacted = ({ reactions }: Message, reaction: string, isOn: boolean, me: string): readonly Reaction[] => {
  const known = reactions.find((each) => each.reaction === reaction) ?? { reaction, names: [], isMine: false };
  if (known.isMine === isOn) return reactions;
  const names = isOn ? [...known.names, me] : known.names.filter((name) => name !== me);
  const changed = { ...known, names, isMine: isOn };
  const rest = reactions.filter((each) => each.reaction !== reaction);
  const order = (each: Reaction) => chatReactions.findIndex((name) => name === each.reaction);
  return [...rest, ...(names.length === 0 ? [] : [changed])].toSorted((one, other) => order(one) - order(other));
};

/** The message as it will be once the server has made the change. */
const predicted = (message: Message, change: MessageChange, me: string): Message => {
  if (change.kind === 'edit') return { ...message, text: change.text.trim(), state: 'edited' };
  if (change.kind === 'delete') return { ...message, text: '', files: [], reactions: [], state: 'deleted' };
  return { ...message, reactions: [...reacted(message, change.reaction, change.isOn, me)] };
};

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
