import type { MessageChange } from '#machines/flows/chat/change-message.ts';
import { chatReactions } from '#schema/vocabulary/around.ts';
import type { Message } from '../room/chat-port.ts';

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
export const predicted = (message: Message, change: MessageChange, me: string): Message => {
  if (change.kind === 'edit') return { ...message, text: change.text.trim(), state: 'edited' };
  if (change.kind === 'delete') return { ...message, text: '', files: [], reactions: [], state: 'deleted' };
  return { ...message, reactions: [...reacted(message, change.reaction, change.isOn, me)] };
};
