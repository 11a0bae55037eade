import { randomUUID } from 'node:crypto';
import { openSocket } from '#tests/support/live.ts';
import type { Socket } from '#tests/support/live.ts';
import { startPortal } from '#tests/support/portal.ts';
import type { Call, GraphQLAnswer, Portal } from '#tests/support/portal.ts';
import { idOf, plantTwins, publicId } from '#tests/support/twin-world.ts';
import type { PersonName, Side } from '#tests/support/twin-world.ts';

const message =
  'id position state text authorId authorName threadId repliesCount quoted { id text } reactions { reaction names isMine } files { id name mediaKind url }';
export const changes = `subscription { chatChanged { number kind channelId isNew message { ${message} } readPosition typingName } }`;

export type ChatWorld = {
  readonly portal: Portal;
  readonly id: (name: string) => string;
  readonly ask: (person: PersonName, query: string, variables?: object, side?: Side) => Promise<GraphQLAnswer>;
  readonly mutate: (person: PersonName, field: string, inputType: string, input: object, result?: string) => Promise<GraphQLAnswer>;
  readonly say: (person: PersonName, channel: string, text: string, more?: object) => Promise<GraphQLAnswer>;
  readonly messages: (person: PersonName, channel: string, page?: object) => Promise<GraphQLAnswer>;
  readonly socket: (person: PersonName, side?: Side) => Promise<Socket>;
  readonly sql: (text: string, values?: readonly unknown[]) => Promise<Record<string, unknown>[]>;
  readonly stop: () => Promise<void>;
};

/** The running server with two organizations, asked about their chats. */
export const openChatWorld = async (): Promise<ChatWorld> => {
  const portal = await startPortal();
  await plantTwins(portal.database.owner);
  const calls = new Map<string, Promise<Call>>();
  const sockets: Socket[] = [];
  const id = (name: string): string => idOf('a', name);
  const callOf = (person: PersonName, side: Side): Promise<Call> => {
    const key = `${side}:${person}`;
    const known = calls.get(key) ?? portal.as(idOf(side, person), publicId(side));
    calls.set(key, known);
    return known;
  };
  const ask: ChatWorld['ask'] = async (person, query, variables = {}, side = 'a') => (await callOf(person, side))(query, variables);
  const mutate: ChatWorld['mutate'] = (person, field, inputType, input, result = message) =>
    ask(
      person,
      `mutation ($input: ${inputType}!) { answer: ${field}(input: $input) { successful result { ${result} } errors { code message path } } }`,
      { input },
    );
  return {
    portal,
    id,
    ask,
    mutate,
    say: (person, channel, text, more = {}) =>
      mutate(person, 'sendChatMessage', 'SendChatMessageInput', { channelId: id(channel), clientId: randomUUID(), text, ...more }),
    messages: (person, channel, page = {}) =>
      ask(
        person,
        `query ($channelId: ID!, $threadId: ID, $before: Int, $after: Int, $around: Int, $aroundId: ID, $first: Int) {
          page: chatMessages(channelId: $channelId, threadId: $threadId, before: $before, after: $after, around: $around, aroundId: $aroundId, first: $first) {
            nodes { ${message} } hasEarlier hasLater } }`,
        { channelId: id(channel), ...page },
      ),
    socket: async (person, side = 'a') => {
      const socket = openSocket(portal.url, { token: await portal.server.identity.mint(idOf(side, person)), organization: publicId(side) });
      sockets.push(socket);
      await socket.settled();
      return socket;
    },
    sql: async (text, values = []) => (await portal.database.owner.query<Record<string, unknown>>(text, [...values])).rows,
    stop: async () => {
      for (const socket of sockets) socket.close();
      await portal.stop();
    },
  };
};
