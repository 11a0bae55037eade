import { chatMessageLifecycle } from './chat-message.machine.ts';
import type { chatMessageMachine } from './chat-message.machine.ts';
import { byEveryone, sender } from '#machines/testing/who-may.ts';
import type { ChatMessageRow } from './chat-message.types.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const at = '2026-11-20T10:00:00.000Z';
export const manager = sender('test_manager');
export const own: ChatMessageRow = {
  state: 'sent',
  text: 'Hello',
  editedAt: null,
  deletedAt: null,
  chatType: 'public',
  authorUserId: manager.userId,
  isReply: false,
  hasFiles: false,
};
export const ofTester: ChatMessageRow = { ...own, authorUserId: null };
export const community: ChatMessageRow = { ...own, chatType: 'community' };
export const reply: ChatMessageRow = { ...own, isReply: true };
const edited: ChatMessageRow = { ...own, state: 'edited', editedAt: at };
export const deleted: ChatMessageRow = { ...own, state: 'deleted', deletedAt: at };
export const withFile: ChatMessageRow = { ...own, hasFiles: true };
export const rows = [own, ofTester, community, reply, edited, deleted, withFile];
const contexts = rows.map(({ state: value, ...context }) => ({ value, context }));

export const chatMessageSamples: WalkOptions<typeof chatMessageMachine> = {
  inputs: rows,
  from: contexts,
  events: byEveryone(chatMessageLifecycle),
};
