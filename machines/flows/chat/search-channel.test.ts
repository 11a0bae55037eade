import { walk } from '#machines/testing/walk.ts';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { searchChannelMachine, selectFound, selectHasFailed } from './search-channel.ts';
import type { FoundMessage } from './search-channel.ts';
import { searchChannelSamples, one, input } from './search-channel.builders.ts';

it('takes every transition', () => {
  const walked = walk(searchChannelMachine, searchChannelSamples);
  expect(walked.missed).toEqual([]);
});

describe('the search of a chat', () => {
  const searched = (answer: () => Promise<readonly FoundMessage[]>) => {
    const calls: string[] = [];
    const clock = new SimulatedClock();
    const searchMessages = fromPromise<readonly FoundMessage[], { channelId: string; words: string }>(({ input: { words } }) => {
      calls.push(words);
      return answer();
    });
    const actor = createActor(searchChannelMachine.provide({ actors: { searchMessages } }), { input, clock }).start();
    const type = (words: string, pause: number) => {
      actor.send({ type: 'words.change', words });
      clock.increment(pause);
    };
    return { actor, calls, type, state: () => actor.getSnapshot() };
  };

  it('asks once the typing pauses, and for nothing where nothing is typed', async () => {
    const { calls, type, state } = searched(async () => [one]);
    type('st', 200);
    type('start', 300);
    expect([calls, selectFound(state())]).toEqual([['start'], null]);
    await vi.waitFor(() => expect(selectFound(state())).toEqual([one]));
    type('  ', 300);
    expect([calls, selectFound(state())]).toEqual([['start'], null]);
  });

  it('says that it failed, and asks again', async () => {
    const { actor, calls, type, state } = searched(() => Promise.reject(new Error('gone')));
    type('start', 300);
    await vi.waitFor(() => expect(selectHasFailed(state())).toBe(true));
    actor.send({ type: 'search.retry' });
    expect(calls).toEqual(['start', 'start']);
  });
});
