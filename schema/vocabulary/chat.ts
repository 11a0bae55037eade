import { limits } from './limits.ts';

/** Words of the chat outside single screens. */
export const chatTexts = {
  readOnly: 'This chat is read-only for you.',
  blank: 'A message needs a text or a file.',
  tooLong: `Cannot be longer than ${limits.chatMessage} characters`,
  tooManyFiles: `A message has at most ${limits.chatFiles} files.`,
  uploading: 'A file is still on its way.',
  notUploaded: 'The file could not be uploaded.',
  incomplete: 'A file could not be uploaded. Remove it, or attach it again.',
  notYours: 'Only the author can change a message.',
  deleted: 'This message has been deleted.',
  inThread: 'Replies stand under a message, not under a reply.',
  noCommunity: 'This test has no community test managers.',
} as const;

/** What becomes of a message after it is sent. */
export const chatMessageStates = ['sent', 'edited', 'deleted'] as const;
export type ChatMessageState = (typeof chatMessageStates)[number];

export const chatAuthorRoles = ['tester', 'customer', 'test_manager', 'community_test_manager'] as const;
export type ChatAuthorRole = (typeof chatAuthorRoles)[number];

/** Most channels one lookup asks for, and most messages a page or a search gives. */
export const chatPages = { lookup: 30, messages: 100, found: 50 } as const;

/** How far unread messages are counted in one channel. */
export const unreadAtMost = 100;

/** For how long, in seconds, a tester counts as there after it was told, and how long it is not told on while it is true. */
export const presence = { lasts: 60, quiet: 20 } as const;
