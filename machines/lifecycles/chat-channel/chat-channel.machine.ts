import { setup } from 'xstate';
import { columnLifecycle } from '../../lib/lifecycle.ts';
import { roleIn } from '../../lib/permissions.ts';
import { notAllowed } from '../../lib/refusal.ts';
import type { ChatChannelContext, ChatChannelEvent, ChatChannelRow } from './chat-channel.types.ts';

/** Whether a conversation still waits for an answer. */
export const chatChannelMachine = setup({
  types: { context: {} as ChatChannelContext, events: {} as ChatChannelEvent },
  guards: { mayResolve: roleIn('test_manager'), mayReopen: roleIn('system') },
}).createMachine({
  id: 'chatChannel',
  context: {},
  initial: 'unresolved',
  on: {
    'channel.resolve': { guard: 'mayResolve', target: '.resolved' },
    'channel.reopen': { guard: 'mayReopen', target: '.unresolved' },
  },
  states: { unresolved: {}, resolved: { description: 'Readable and writable as before.' } },
});

export const chatChannelLifecycle = columnLifecycle<typeof chatChannelMachine, ChatChannelRow>({
  name: 'chat-channel',
  machine: chatChannelMachine,
  status: 'status',
  remembers: [],
  facts: [],
  reasons: {
    mayResolve: notAllowed('Only test managers can mark a channel as resolved.'),
    mayReopen: notAllowed('Only the system opens a channel again.'),
  },
  sentences: { unresolved: 'This channel is not resolved.', resolved: 'This channel is resolved.' },
  samples: { 'channel.resolve': {}, 'channel.reopen': {} },
});
