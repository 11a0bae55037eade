import type { chatChannelMachine } from '#machines/lifecycles/chat-channel/chat-channel.machine.ts';
import type { ChatChannelRow } from '#machines/lifecycles/chat-channel/chat-channel.types.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { walkOverHttp } from './walk-over-http.ts';

walkOverHttp<typeof chatChannelMachine, ChatChannelRow>({
  subject: subjects.chatChannel,
  thing: () => 'chat-public',
  places: {
    unresolved: { status: 'unresolved', chatType: 'public' },
    resolved: { status: 'resolved', chatType: 'public' },
  },
  asked: {
    'channel.resolve': { mutation: 'chatChannelResolve', input: (_, channelId) => ({ externalId: channelId.replaceAll('-', '') }) },
  },
  elsewhere: { 'channel.reopen': 'gateway', 'message.post': 'beside' },
});
