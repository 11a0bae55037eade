import { randomUUID } from 'node:crypto';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';
import type { GraphQLAnswer } from '#tests/support/portal.ts';

const message =
  'id position state text authorId authorName threadId repliesCount quoted { id text } reactions { reaction names isMine } files { id name mediaKind url }';
export const said = `result { ${message} }`;
export const changes = `subscription { chatChanged { number kind channelId isNew message { ${message} } readPosition typingName } }`;

/** Two organizations, asked about their chats. */
export type ChatWorld = PortalWorld & {
  readonly say: (person: Person, channel: string, text: string, more?: object) => Promise<GraphQLAnswer>;
  readonly messages: (person: Person, channel: string, page?: object) => Promise<GraphQLAnswer>;
};

export const openChatWorld = async (): Promise<ChatWorld> => {
  const world = await openPortalWorld({ at: null });
  return {
    ...world,
    say: (person, channel, text, more = {}) =>
      world.mutate(person, 'sendChatMessage', { channelId: world.id(channel), clientId: randomUUID(), text, ...more }, said),
    messages: (person, channel, page = {}) =>
      world.send(
        person,
        `query ($channelId: ID!, $threadId: ID, $before: Int, $after: Int, $around: Int, $aroundId: ID, $first: Int) {
          page: chatMessages(channelId: $channelId, threadId: $threadId, before: $before, after: $after, around: $around, aroundId: $aroundId, first: $first) {
            nodes { ${message} } hasEarlier hasLater } }`,
        { channelId: world.id(channel), ...page },
      ),
  };
};
