import { describe, expect, it } from 'vitest';
import { SimulatedClock, createActor, fromCallback, fromPromise } from 'xstate';
import { walk } from '#machines/testing/walk.ts';
import { sendDraftsMachine } from './send-drafts.ts';
import { sendDraftsSamples } from './send-drafts.builders.ts';

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

function sending() {
  const clock = new SimulatedClock();
  const asked: { readonly answer: () => void; readonly lose: () => void }[] = [];
  const actor = createActor(
    sendDraftsMachine.provide({
      actors: {
        sendUnsent: fromPromise(
          () => new Promise<void>((answer, reject) => asked.push({ answer, lose: () => reject(new Error('offline')) })),
        ),
        watchDrafts: fromCallback(() => {}),
      },
    }),
    { clock },
  ).start();
  const end = async (how: 'answer' | 'lose'): Promise<void> => {
    asked.at(-1)?.[how]();
    await settle();
  };
  return { actor, clock, times: () => asked.length, end };
}

describe('sending drafts', () => {
  it('takes every transition', () => {
    expect(walk(sendDraftsMachine, sendDraftsSamples).missed).toEqual([]);
  });

  it('sends when the client starts and when the connection is back', async () => {
    const { actor, times, end } = sending();
    expect(times()).toBe(1);
    await end('answer');
    actor.send({ type: 'connection.restored' });
    expect(times()).toBe(2);
  });

  it('sends once more for what happened while it was sending, and no more than once', async () => {
    const { actor, times, end } = sending();
    actor.send({ type: 'connection.restored' });
    actor.send({ type: 'draft.left' });
    expect(times()).toBe(1);
    await end('lose');
    expect(times()).toBe(2);
    await end('lose');
    expect([times(), actor.getSnapshot().value]).toEqual([2, 'unsent']);
  });

  it('tries again after half a minute what was not sent', async () => {
    const { clock, times, end } = sending();
    await end('lose');
    clock.increment(29_999);
    expect(times()).toBe(1);
    clock.increment(1);
    expect(times()).toBe(2);
  });

  it('lets the pages of a draft that was left send first', async () => {
    const { actor, clock, times, end } = sending();
    await end('answer');
    actor.send({ type: 'draft.left' });
    clock.increment(1_499);
    expect(times()).toBe(1);
    clock.increment(1);
    expect(times()).toBe(2);
  });
});
