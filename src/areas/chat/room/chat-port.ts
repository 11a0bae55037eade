import type { ChatTarget } from '#machines/flows/chat/open-chat.ts';
import type { Delivery, UnsentMessage } from '#machines/flows/chat/deliver-message.ts';
import type { MessageChange } from '#machines/flows/chat/change-message.ts';
import type { StoredFile } from '#machines/flows/chat/write-message.ts';
import type { ResultOf } from '#schema/generated/client/gql.ts';
import type { ChannelParts, ChatChanged, MessageParts, TestersThere, Unread as UnreadChats } from './chat.documents.ts';

export type Channel = ResultOf<typeof ChannelParts>;
export type Message = ResultOf<typeof MessageParts>;
export type ChatChange = ResultOf<typeof ChatChanged>['chatChanged'];
export type ThereChange = ResultOf<typeof TestersThere>['testersThere'];
export type MessagePage = { readonly nodes: readonly Message[]; readonly hasEarlier: boolean; readonly hasLater: boolean };

/** Unread messages in the chats of each test that has some. */
export type Unread = ResultOf<typeof UnreadChats>['chatUnread'];

/** Somebody who can be mentioned. */
export type ChatReader = { readonly id: string; readonly name: string; readonly role: string };

/** Which messages of a channel or a thread: those on one side of a place, around one, or the newest. */
export type PageWanted = {
  readonly before?: number;
  readonly after?: number;
  readonly around?: number;
  readonly aroundId?: string;
};

/** A channel, or a thread of it. */
export type Place = { readonly channelId: string; readonly threadId: string | null };

/** A message that was sent, and up to where its author has read the place it stands in. */
export type Posted = { readonly message: Message; readonly readPosition: number };

/** What a chat service does for the portal; its identifiers and error codes stay behind it. */
export type ChatPort = {
  /** Hears what happens from now on; `missed` tells that something was not heard. */
  readonly connect: (heard: {
    readonly change: (change: ChatChange) => void;
    readonly missed: () => void;
    readonly failed: () => void;
  }) => () => void;
  /** Hears which testers of a test are there: with number 1 all of them, then what changes. */
  readonly watchThere: (testId: string, heard: (change: ThereChange) => void) => () => void;
  readonly register: (target: ChatTarget) => Promise<Channel>;
  /** One channel; those asked for within a moment are asked for together. Null: not there, or not for this person. */
  readonly lookUp: (externalId: string) => Promise<Channel | null>;
  readonly channelsOf: (testId: string) => Promise<readonly Channel[]>;
  readonly messages: (channelId: string, threadId: string | null, wanted: PageWanted) => Promise<MessagePage>;
  readonly search: (channelId: string, text: string) => Promise<readonly Message[]>;
  readonly send: (message: UnsentMessage) => Promise<{ readonly delivery: Delivery; readonly posted: Posted | null }>;
  /** Gives the message after the change, or why not. */
  readonly change: (change: MessageChange) => Promise<Message | string>;
  /** Gives what is unread in all channels after it; null where that could not be counted. */
  readonly markRead: (place: Place, position: number) => Promise<Unread | null>;
  /** Makes a message and what came after it in its place unread again. */
  readonly markUnread: (messageId: string) => Promise<Unread | null>;
  /** Shows to others that somebody writes in a channel. */
  readonly showTyping: (channelId: string) => Promise<void>;
  /** The people of the portal who read a channel, without the caller. */
  readonly readers: (channelId: string) => Promise<readonly ChatReader[]>;
  /** Of all chats; reads these channels again in the same call. */
  readonly unread: (changed: readonly string[]) => Promise<Unread>;
  /** Whether somebody wants to hear in the app of the chats of a test. */
  readonly isHeard: (testId: string) => Promise<boolean>;
  readonly upload: (channelId: string, file: File) => Promise<StoredFile | string>;
};
