import { notChanged } from '#machines/flows/chat/change-message.ts';
import type { StoredFile } from '#machines/flows/chat/write-message.ts';
import { chatPages, chatTexts } from '#schema/vocabulary/chat.ts';
import { absent, askNow, withKey } from '#src/cache/call.ts';
import type { Portal } from '#src/cache/client.ts';
import { followSequence } from '#src/cache/live.ts';
import { codesOf, isLimited } from '#src/cache/problems.ts';
import type { CombinedError } from 'urql';
import * as documents from './chat.documents.ts';
import type { Channel, ChatPort, Message } from './chat-port.ts';
import { periods } from '#schema/vocabulary/limits.ts';

type Waiting<Found> = { readonly resolve: (found: Found | null) => void; readonly reject: (error: unknown) => void };

/** Gathers lookups until none came for a moment, and asks for them in chunks; what was asked for twice is asked once. */
export const gatherLookups = <Found>(
  ask: (ids: readonly string[]) => Promise<ReadonlyMap<string, Found>>,
  pause: number = periods.chatBatchMs,
): ((id: string) => Promise<Found | null>) => {
  let waiting = new Map<string, Waiting<Found>[]>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const answer = async (asked: readonly (readonly [string, readonly Waiting<Found>[]])[]): Promise<void> => {
    try {
      const found = await ask(asked.map(([id]) => id));
      for (const [id, all] of asked) for (const { resolve } of all) resolve(found.get(id) ?? null);
    } catch (error) {
      for (const [, all] of asked) for (const { reject } of all) reject(error);
    }
  };
  const flush = (): void => {
    const all = [...waiting];
    waiting = new Map();
    timer = undefined;
    for (let at = 0; at < all.length; at += chatPages.lookup) void answer(all.slice(at, at + chatPages.lookup));
  };
  return (id) =>
    new Promise((resolve, reject) => {
      waiting.set(id, [...(waiting.get(id) ?? []), { resolve, reject }]);
      clearTimeout(timer);
      timer = setTimeout(flush, pause);
    });
};

const pageSize = 100;
/** Refusals of this chat are told in the chat: they end no session and leave no page. */
const quietly = { ...absent, isOwnRefusal: true } as const;

const demand = <T>(value: T | null | undefined, error?: CombinedError): T => {
  if (value === null || value === undefined) throw error ?? new Error('The server gave no answer.');
  return value;
};

const forbidden = 'You may not write here any more.';

const isForbidden = (error: CombinedError): boolean => codesOf(error).some((code) => code === 'FORBIDDEN' || code === 'NOT_FOUND');

/** Up to where its author has read the thread or the channel with a message. */
const readWith = ({ threadId, position }: Message, channel: Channel | null): number => {
  if (channel === null) return 0;
  return threadId == null ? channel.readPosition : (channel.unreadThreads.find(({ id }) => id === threadId)?.readPosition ?? position);
};

type Answered = { readonly successful: boolean; readonly errors: readonly { readonly message: string }[] };

const refusalsOf = ({ errors }: Answered): string => errors.map(({ message }) => message).join(', ');

/** The chat of this product: calls, subscription and files of its own server. */
export const ownChat = (portal: Portal): ChatPort => {
  const { client } = portal;
  const lookUp = gatherLookups<Channel>(async (externalIds) => {
    const { data, error } = await askNow(client, documents.LookUpChannels, { externalIds: [...externalIds] }, quietly);
    return new Map(demand(data, error).chatChannels.map((channel) => [channel.externalId, channel]));
  });

  const connect: ChatPort['connect'] = ({ change, missed, failed: fail }) => {
    const sequence = followSequence();
    const heard = client.subscription(documents.ChatChanged, {}).subscribe(({ data, error }) => {
      if (error !== undefined) fail();
      if (data === undefined) return;
      const isFirst = data.chatChanged.number === '1';
      if (isFirst) sequence.restart();
      if (sequence.skipsTo(data.chatChanged.number)) missed();
      const { kind, testId } = data.chatChanged;
      if (kind === 'channel')
        portal.refetchTouched([
          { topic: 'chat', testId },
          { topic: 'participant', testId },
        ]);
      change(data.chatChanged);
    });
    return () => heard.unsubscribe();
  };

  const watchThere: ChatPort['watchThere'] = (testId, heard) => {
    const watched = client
      .subscription(documents.TestersThere, { testId }, quietly)
      .subscribe(({ data }) => data !== undefined && heard(data.testersThere));
    return () => watched.unsubscribe();
  };

  const send: ChatPort['send'] = async ({ clientId, fileIds, ...words }) => {
    const input = { ...words, clientId, fileIds: [...fileIds] };
    const { data, error } = await client.mutation(documents.SendMessage, { input }, { ...withKey(clientId), ...quietly }).toPromise();
    const answer = data?.sendChatMessage;
    if (answer?.successful === true) {
      const posted =
        answer.result == null ? null : { message: answer.result, readPosition: readWith(answer.result, answer.channel ?? null) };
      return { delivery: { kind: 'sent' }, posted };
    }
    // No state of a channel or a message is left again for one in which what was refused may be done.
    if (answer !== undefined) return { delivery: { kind: 'refused', message: refusalsOf(answer) }, posted: null };
    if (error !== undefined && isForbidden(error)) return { delivery: { kind: 'refused', message: forbidden }, posted: null };
    if (error?.networkError !== undefined && !navigator.onLine) return { delivery: { kind: 'unreached' }, posted: null };
    const message = error !== undefined && isLimited(error) ? 'Too many messages. Wait a moment.' : null;
    return { delivery: { kind: 'failed', message }, posted: null };
  };

  const changed = async (
    data: Record<string, Answered & { readonly result?: Message | null }> | undefined,
    error: CombinedError | undefined,
  ) => {
    const [answer] = Object.values(demand(data, error));
    if (answer?.successful === true) return demand(answer.result);
    return answer === undefined ? notChanged : refusalsOf(answer);
  };

  const change: ChatPort['change'] = async (wish) => {
    const { messageId } = wish;
    if (wish.kind === 'edit') {
      const { data, error } = await client.mutation(documents.EditMessage, { input: { messageId, text: wish.text } }, quietly).toPromise();
      return changed(data, error);
    }
    if (wish.kind === 'delete') {
      const { data, error } = await client.mutation(documents.DeleteMessage, { input: { messageId } }, quietly).toPromise();
      return changed(data, error);
    }
    const input = { messageId, reaction: wish.reaction, isOn: wish.isOn };
    const { data, error } = await client.mutation(documents.ReactToMessage, { input }, quietly).toPromise();
    return changed(data, error);
  };

  const upload: ChatPort['upload'] = async (channelId, file) => {
    const form = new FormData();
    form.set('file', file);
    const answer = await portal.post(`/api/chat-files?channel=${encodeURIComponent(channelId)}`, form);
    const body = (await answer.json()) as StoredFile | { readonly errors?: readonly { readonly message: string }[] };
    if (answer.ok && 'id' in body) return body;
    return ('errors' in body ? body.errors?.[0]?.message : undefined) ?? chatTexts.notUploaded;
  };

  return {
    connect,
    watchThere,
    lookUp,
    send,
    change,
    upload,
    register: async ({ targetId, type, testerId }) => {
      const { data, error } = await client
        .mutation(documents.RegisterChannel, { input: { targetId, type, testerId } }, quietly)
        .toPromise();
      return demand(demand(data, error).chatRegister.result);
    },
    channelsOf: async (testId) => {
      const { data, error } = await askNow(client, documents.ChannelsOfTest, { testId }, quietly);
      return demand(data, error).chatChannelsOfTest;
    },
    messages: async (channelId, threadId, wanted) => {
      const { data, error } = await askNow(client, documents.Messages, { channelId, threadId, ...wanted, first: pageSize }, quietly);
      return demand(data, error).chatMessages;
    },
    search: async (channelId, text) => {
      const { data, error } = await askNow(client, documents.SearchMessages, { channelId, text }, quietly);
      return demand(data, error).chatMessageSearch;
    },
    markRead: async (place, position) => {
      const { data, error } = await client.mutation(documents.MarkRead, { input: { ...place, position } }, quietly).toPromise();
      demand(data?.markChatRead.successful === true ? true : null, error);
      return data?.markChatRead.query?.chatUnread ?? null;
    },
    markUnread: async (messageId) => {
      const { data, error } = await client.mutation(documents.MarkUnread, { input: { messageId } }, quietly).toPromise();
      demand(data?.markChatUnread.successful === true ? true : null, error);
      return data?.markChatUnread.query?.chatUnread ?? null;
    },
    showTyping: async (channelId) => {
      await client.mutation(documents.ShowTyping, { input: { channelId } }, quietly).toPromise();
    },
    readers: async (channelId) => {
      const { data, error } = await client
        .query(documents.Readers, { channelId }, { ...quietly, requestPolicy: 'cache-and-network' })
        .toPromise();
      return demand(data, error).chatReaders;
    },
    unread: async (changed) => {
      for (const externalId of changed.slice(chatPages.lookup)) lookUp(externalId).catch(() => undefined);
      const { data, error } = await askNow(client, documents.Unread, { externalIds: changed.slice(0, chatPages.lookup) });
      return demand(data, error).chatUnread;
    },
    isHeard: async (testId) => {
      const { data } = await client.query(documents.HeardChats, {}, { ...quietly, requestPolicy: 'cache-first' }).toPromise();
      const settings = data?.notificationSettings;
      if (settings === undefined) return true;
      return (
        settings.choices.every(({ event, app }) => event !== 'chat_message' || app) && settings.mutedTests.every(({ id }) => id !== testId)
      );
    },
  };
};
