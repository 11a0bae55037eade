import type { ChatChange, ChatPort } from './chat-port.ts';

type Heard = Parameters<ChatPort['connect']>[0];

/** A chat service that a test speaks for. */
export const silentService = (end: () => void = () => undefined) => {
  const counts: PromiseWithResolvers<number>[] = [];
  let heard: Heard | null = null;
  const unused = () => Promise.reject(new Error('not asked for here'));
  const port: ChatPort = {
    connect: (listeners) => {
      heard = listeners;
      return end;
    },
    unreadCount: () => {
      const count = Promise.withResolvers<number>();
      counts.push(count);
      return count.promise;
    },
    lookUp: async () => null,
    register: unused,
    channelsOf: unused,
    messages: unused,
    search: unused,
    send: unused,
    change: unused,
    markRead: unused,
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
      readPosition: null,
      typingName: null,
      ...change,
    });
  return { port, counts, happen, fail: () => heard?.failed() };
};
