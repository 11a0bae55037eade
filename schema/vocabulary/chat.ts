import { limits } from './limits.ts';

export const chatTexts = {
  readOnly: 'This chat is read-only for you.',
  blank: 'A message needs a text or a file.',
  tooLong: `Cannot be longer than ${limits.chatMessage} characters`,
  tooManyFiles: `A message has at most ${limits.chatFiles} files.`,
  uploading: 'A file is still uploading.',
  notUploaded: 'The file could not be uploaded.',
  incomplete: 'A file could not be uploaded. Remove it, or attach it again.',
  notYours: 'Only the author can change a message.',
  deleted: 'This message has been deleted.',
  inThread: 'You can reply to a message, not to a reply.',
  noCommunity: 'This test has no community test managers.',
} as const;

export const chatMessageStates = ['sent', 'edited', 'deleted'] as const;
export type ChatMessageState = (typeof chatMessageStates)[number];

export const chatAuthorRoles = ['tester', 'customer', 'test_manager', 'community_test_manager'] as const;
export type ChatAuthorRole = (typeof chatAuthorRoles)[number];

/** Most channels in one lookup, and most messages in a page or a search. */
export const chatPages = { lookup: 30, messages: 100, found: 50 } as const;

/** Why a message is somebody's own business. */
export type ChatConcern = 'mention' | 'reply' | 'private';

/** Which of their chats a person looks at. */
export const myChatsKinds = ['all', 'unread', 'mentions', 'private', 'public'] as const;
export type MyChatsKind = (typeof myChatsKinds)[number];

/** Counting stops here. */
export const unreadAtMost = 100;

/** In seconds: a tester counts as present for `lasts` after a report, and reports are skipped for `quiet`. */
export const presence = { lasts: 60, quiet: 20 } as const;
