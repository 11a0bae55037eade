import { walk } from '#machines/testing/walk.ts';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { readChannelMachine } from './read-channel.machine.ts';
import { selectPaging, selectReading } from './read-channel.selectors.ts';

const input = { channelId: 'c', threadId: null, messageId: null };
const earlier = { type: 'messages.want', wanted: { kind: 'earlier' } } as const;

describe('reading a channel', () => {
  it('takes every transition', () =>
    expect(
      walk(readChannelMachine, {
        inputs: [input],
        events: [earlier, { type: 'messages.retry' }, { type: 'connection.restored' }],
        outcomes: {
          loadMessages: { outputs: [undefined], errors: [new Error('lost')] },
          catchUp: { outputs: [undefined], errors: [new Error('lost')] },
        },
      }).missed,
    ).toEqual([]));

  it('begins at the newest, or around the message of the address', () => {
    const at = (messageId: string | null) => createActor(readChannelMachine, { input: { ...input, messageId } }).getSnapshot();
    expect(at(null).context.wanted).toEqual({ kind: 'newest' });
    expect(at('m').context.wanted).toEqual({ kind: 'around', messageId: 'm' });
    expect([selectReading(at(null)), selectPaging(at(null))]).toEqual(['opening', null]);
  });
});
