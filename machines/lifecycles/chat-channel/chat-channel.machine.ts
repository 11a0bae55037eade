import { setup } from 'xstate';
import { columnLifecycle } from '../../lib/lifecycle.ts';
import { mayWriteIn, roleIn } from '../../lib/permissions.ts';
import { notAllowed } from '../../lib/refusal.ts';
import { chatTexts } from '#schema/vocabulary/chat.ts';
import type { ChatChannelContext, ChatChannelEvent, ChatChannelRow } from './chat-channel.types.ts';

const posts = { guard: 'mayPost', target: 'resolved' } as const;

/** Whether a conversation still waits for an answer, and who writes in it. */
export const chatChannelMachine = setup({
  types: { context: {} as ChatChannelContext, events: {} as ChatChannelEvent, input: {} as ChatChannelContext },
  guards: { mayResolve: roleIn('test_manager'), mayReopen: roleIn('system'), mayPost: mayWriteIn },
}).createMachine({
  id: 'chatChannel',
  context: ({ input }) => input,
  initial: 'unresolved',
  on: {
    'channel.resolve': { guard: 'mayResolve', target: '.resolved' },
    'channel.reopen': { guard: 'mayReopen', target: '.unresolved' },
  },
  states: {
    unresolved: { on: { 'message.post': { ...posts, target: 'unresolved' } } },
    resolved: { description: 'Readable and writable as before.', on: { 'message.post': posts } },
  },
});

export const chatChannelLifecycle = columnLifecycle<typeof chatChannelMachine, ChatChannelRow>({
  name: 'chat-channel',
  machine: chatChannelMachine,
  status: 'status',
  remembers: [],
  facts: ['chatType'],
  reasons: {
    mayResolve: notAllowed('Only test managers can mark a channel as resolved.'),
    mayReopen: notAllowed('Only the system opens a channel again.'),
    mayPost: notAllowed(chatTexts.readOnly),
  },
  sentences: { unresolved: 'This channel is not resolved.', resolved: 'This channel is resolved.' },
  samples: { 'channel.resolve': {}, 'channel.reopen': {}, 'message.post': {} },
});
