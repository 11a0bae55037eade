import type { Channel, ChatChange, ChatPort, Message, Unread } from './chat-port.ts';

type Heard = Parameters<ChatPort['connect']>[0];

/** A message as the server tells it. */
export const messageOf = (more: Partial<Message> & Pick<Message, 'id' | 'position'>): Message => ({
  channelId: 'c',
  clientId: `k${more.position}`,
  state: 'sent',
  text: `Message ${more.position}`,
  authorId: 'a',
  authorName: 'Ann',
  authorRole: 'tester',
  threadId: null,
  mentions: [],
  repliesCount: 0,
  quoted: null,
  reactions: [],
  files: [],
  createdAt: '2026-01-01T00:00:00.000Z',
  editedAt: null,
  ...more,
});

/** A private chat as the server tells it. */
export const channelOf = (more: Partial<Channel> = {}): Channel => ({
  id: 'c',
  status: 'unresolved',
  chatType: 'private',
  externalId: 'x',
  testId: 't',
  testName: 'Checkout',
  windowStatus: 'open',
  windowClosedAt: null,
  participantId: 'p1',
  testerId: 'u1',
  testerName: 'Lena Hartmann',
  unreadCount: 0,
  readPosition: 0,
  unreadThreads: [],
  unreadMentions: 0,
  lastPosition: 0,
  lastMessageAt: null,
  lastWords: '',
  ...more,
});

/** A chat service that a test speaks for. */
export const silentService = (end: () => void = () => undefined) => {
  const counts: PromiseWithResolvers<Unread>[] = [];
  let heard: Heard | null = null;
  const unused = () => Promise.reject(new Error('not asked for here'));
  const port: ChatPort = {
    connect: (listeners) => {
      heard = listeners;
      return end;
    },
    unread: () => {
      const count = Promise.withResolvers<Unread>();
      counts.push(count);
      return count.promise;
    },
    watchThere: () => () => undefined,
    lookUp: async () => null,
    register: unused,
    channelsOf: unused,
    messages: unused,
    search: unused,
    send: unused,
    change: unused,
    markRead: unused,
    markUnread: unused,
    showTyping: async () => undefined,
    readers: async () => [],
    isHeard: async () => true,
    upload: unused,
  };
  const happen = (change: Partial<ChatChange>) =>
    heard?.change({
      number: '1',
      channelId: 'c',
      externalId: 'x',
      testId: 't',
      kind: 'message',
      message: null,
      isNew: false,
      concern: null,
      readPosition: null,
      threadId: null,
      typingName: null,
      ...change,
    });
  const fail = (): void => heard?.failed();
  return { port, counts, happen, fail };
};
