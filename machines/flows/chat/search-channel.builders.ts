import type { searchChannelMachine, FoundMessage } from './search-channel.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const input = { channelId: 'c1' };
export const one: FoundMessage = { id: 'm1', authorName: 'Ada', createdAt: '2026-11-28T10:00:00.000Z', text: 'A quick start' };

export const searchChannelSamples: WalkOptions<typeof searchChannelMachine> = {
  inputs: [input],
  events: [{ type: 'words.change', words: 'start' }, { type: 'words.change', words: ' ' }, { type: 'search.retry' }],
  outcomes: { searchMessages: { outputs: [[one]], errors: [new Error('gone')] } },
  project: ({ context }) => [context.found.length],
};
