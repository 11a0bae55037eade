import type { readChannelMachine } from './read-channel.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const input = { channelId: 'c', threadId: null, messageId: null };
export const earlier = { type: 'messages.want', wanted: { kind: 'earlier' } } as const;

export const readChannelSamples: WalkOptions<typeof readChannelMachine> = {
  inputs: [input],
  events: [earlier, { type: 'messages.retry' }, { type: 'connection.restored' }],
  outcomes: {
    loadMessages: { outputs: [undefined], errors: [new Error('lost')] },
    catchUp: { outputs: [undefined], errors: [new Error('lost')] },
  },
};
