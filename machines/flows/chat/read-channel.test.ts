import { walk } from '#machines/testing/walk.ts';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { readChannelMachine, selectPaging, selectReading } from './read-channel.ts';
import type { ReadCall } from './read-channel.ts';
import { readChannelSamples, earlier, input } from './read-channel.builders.ts';

describe('reading a channel', () => {
  it('takes every transition', () => expect(walk(readChannelMachine, readChannelSamples).missed).toEqual([]));

  it('begins at the newest, or around the message of the address', () => {
    const at = (messageId: string | null) => createActor(readChannelMachine, { input: { ...input, messageId } }).getSnapshot();
    expect(at(null).context.wanted).toEqual({ kind: 'newest' });
    expect(at('m').context.wanted).toEqual({ kind: 'around', messageId: 'm' });
    expect([selectReading(at(null)), selectPaging(at(null))]).toEqual(['opening', null]);
  });

  /** Brings a page or what was missed when it is told to. */
  const heldUp = () => {
    const calls = { loadMessages: [] as PromiseWithResolvers<void>[], catchUp: [] as PromiseWithResolvers<void>[] };
    const held = <Input>(name: keyof typeof calls) =>
      fromPromise<void, Input>(() => {
        const call = Promise.withResolvers<void>();
        calls[name].push(call);
        return call.promise;
      });
    const clock = new SimulatedClock();
    const actor = createActor(
      readChannelMachine.provide({
        actors: { loadMessages: held<ReadCall>('loadMessages'), catchUp: held<Omit<ReadCall, 'wanted'>>('catchUp') },
      }),
      {
        input,
        clock,
      },
    );
    const told: unknown[] = [];
    actor.on('*', (event) => told.push(event));
    actor.start();
    return { actor, calls, clock, told };
  };
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  const around = { kind: 'around', messageId: 'm' } as const;

  it('goes to the message that somebody asked for, also where the connection came back meanwhile', async () => {
    const { actor, calls, told } = heldUp();
    calls.loadMessages[0]?.resolve();
    await settled();
    actor.send({ type: 'messages.want', wanted: around });
    actor.send({ type: 'connection.restored' });
    calls.loadMessages[1]?.resolve();
    await settled();
    expect(told).toEqual([
      { type: 'messages.loaded', wanted: { kind: 'newest' } },
      { type: 'messages.loaded', wanted: around },
    ]);
  });

  it('says that what was missed did not come, also where somebody reads on, and asks for it again', async () => {
    const { actor, calls, clock, told } = heldUp();
    calls.loadMessages[0]?.resolve();
    await settled();
    actor.send({ type: 'connection.restored' });
    actor.send(earlier);
    calls.catchUp[0]?.reject(new Error('lost'));
    await settled();
    expect([told.at(-1), calls.catchUp.length]).toEqual([{ type: 'messages.failed' }, 1]);
    clock.increment(5_000);
    expect(calls.catchUp.length).toBe(2);
    calls.catchUp[1]?.reject(new Error('lost'));
    await settled();
    actor.send(earlier);
    expect(calls.catchUp.length).toBe(3);
  });
});
