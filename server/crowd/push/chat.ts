import { joinedParticipantStatuses } from '#schema/vocabulary/participant.ts';
import { createHash } from 'node:crypto';
import { chatReactions } from '#schema/vocabulary/around.ts';
import type { ChatType } from '#schema/vocabulary/around.ts';
import { isId } from '../../api/ids.ts';
import { postMessage, setReaction } from '../../areas/chat/post-message.ts';
import type { Author } from '../../areas/chat/post-message.ts';
import { registerChannel } from '../../areas/chat/register-channel.ts';
import { advance } from '../../workflow/advance.ts';
import { announce } from '../../workflow/outbox.ts';
import { refuse } from '../../workflow/refused.ts';
import { subjects } from '../../workflow/subjects.ts';
import type { Tx } from '../../workflow/transaction.ts';
import type { CrowdContext } from '../context.ts';
import type { ChatCall, ChangeChatMessage, EditChatMessage, ReactToChatMessage, SendChatMessage } from '../rules.ts';
import { chatMessageJson } from '../shapes.ts';
import { placeOf } from './place.ts';
import type { Place } from './place.ts';

type Node = Record<string, unknown>;

const talking: ReadonlySet<string> = new Set(joinedParticipantStatuses);

const demandTalking = (place: Place): void => {
  if (!talking.has(place.status)) refuse('invalid_state', 'The tester does not take part now.', 'participantId');
};

const authorOf = ({ testerId, fullName }: Place): Author => ({ userId: null, testerId, name: fullName, role: 'tester' });

const readMessage = async (tx: Tx, id: string): Promise<Node> => {
  const [found] = await tx.query<{ node: Node }>(
    `select ${chatMessageJson} as node from chat_message m join chat_channel c on c.id = m.channel_id where m.id = $1`,
    [id],
  );
  return found?.node ?? {};
};

const channelOf = (tx: Tx, place: Place, chatType: ChatType, operation: string): Promise<string> =>
  registerChannel(tx, { testId: place.testId, chatType, participantId: chatType === 'public' ? null : place.id }, operation);

/** One key of one token is one message. */
const clientIdOf = ({ token }: CrowdContext, key: string): string => createHash('sha256').update(`${token.id} ${key}`).digest('base64url');

/** Reopens a resolved conversation. */
export const sendChatMessage = async (tx: Tx, input: SendChatMessage, context: CrowdContext): Promise<Node> => {
  const operation = 'sendChatMessage';
  const place = await placeOf(tx, input.participantId);
  demandTalking(place);
  const channelId = await channelOf(tx, place, input.chatType, operation);
  const sent = { ...input, channelId, clientId: clientIdOf(context, input.key) };
  const [posted] = await postMessage(tx, sent, authorOf(place), operation, () => Promise.resolve(null));
  if (input.chatType !== 'public')
    await advance(tx, subjects.chatChannel, channelId, { type: 'channel.reopen' }, { operation, payload: { kind: 'channel', channelId } });
  return readMessage(tx, posted.id);
};

const messageOf = async (tx: Tx, place: Place, messageId: string, isOwn: boolean): Promise<string> => {
  const [found] = isId(messageId)
    ? await tx.query<{ id: string; testerId: string | null }>(
        `select m.id, m.author_tester_id as "testerId" from chat_message m join chat_channel c on c.id = m.channel_id
         where m.id = $1 and c.test_id = $2 and (c.chat_type = 'public' or c.participant_id = $3)`,
        [messageId, place.testId, place.id],
      )
    : [];
  if (found === undefined) return refuse('not_found', 'There is no such message in the chats of this tester.', 'messageId');
  if (isOwn && found.testerId !== place.testerId) refuse('not_allowed', 'Only the author can change a message.', 'messageId');
  return found.id;
};

export const editChatMessage = async (tx: Tx, input: EditChatMessage): Promise<Node> => {
  const place = await placeOf(tx, input.participantId);
  demandTalking(place);
  const id = await messageOf(tx, place, input.messageId, true);
  await advance(
    tx,
    subjects.chatMessage,
    id,
    { type: 'message.edit', text: input.text },
    { operation: 'editChatMessage', payload: { kind: 'message' } },
  );
  return readMessage(tx, id);
};

export const deleteChatMessage = async (tx: Tx, input: ChangeChatMessage): Promise<Node> => {
  const place = await placeOf(tx, input.participantId);
  const id = await messageOf(tx, place, input.messageId, true);
  await advance(tx, subjects.chatMessage, id, { type: 'message.delete' }, { operation: 'deleteChatMessage', payload: { kind: 'message' } });
  return readMessage(tx, id);
};

export const reactToChatMessage = async (tx: Tx, input: ReactToChatMessage): Promise<Node> => {
  const place = await placeOf(tx, input.participantId);
  demandTalking(place);
  if (!chatReactions.some((known) => known === input.reaction)) refuse('inclusion', 'Not a valid reaction.', 'reaction');
  const messageId = await messageOf(tx, place, input.messageId, false);
  const { reaction, isOn } = input;
  await setReaction(tx, { messageId, reaction, isOn }, { userId: null, testerId: place.testerId }, 'reactToChatMessage');
  return readMessage(tx, messageId);
};

/** Published only, never stored. */
export const showTyping = async (tx: Tx, input: ChatCall): Promise<Node> => {
  const place = await placeOf(tx, input.participantId);
  demandTalking(place);
  const channelId = await channelOf(tx, place, input.chatType, 'showTyping');
  await announce(tx, {
    topic: 'presence',
    testId: place.testId,
    entityId: channelId,
    payload: { kind: 'typing', channelId, typingName: place.fullName },
  });
  return { id: place.id };
};
