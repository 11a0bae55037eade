import { walk } from '#machines/testing/walk.ts';
import { createActor, fromPromise } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { deliverMessageMachine, selectDelivery, selectFailure } from './deliver-message.ts';
import type { Delivery, UnsentMessage } from './deliver-message.ts';
import { deliverMessageSamples, message } from './deliver-message.builders.ts';

/** Runs a delivery whose calls get these answers in turn; the last one throws where there are no more. */
const run = (given: readonly Delivery[], isRefused = false) => {
  const sent: UnsentMessage[] = [];
  const left = [...given];
  const actor = createActor(
    deliverMessageMachine.provide({
      actors: {
        sendMessage: fromPromise<Delivery, UnsentMessage>(async ({ input }) => {
          sent.push(input);
          const answer = left.shift();
          if (answer === undefined) throw new Error('lost');
          return answer;
        }),
      },
    }),
    { input: { ...message, isRefused } },
  ).start();
  const is = (state: string) => vi.waitFor(() => expect(actor.getSnapshot().value).toBe(state));
  return { actor, sent, is };
};

describe('delivering a message', () => {
  it('takes every transition', () => expect(walk(deliverMessageMachine, deliverMessageSamples).missed).toEqual([]));

  it('SH-263: a failed one is sent again by a press, under the same client id', async () => {
    const { actor, sent, is } = run([{ kind: 'failed', message: 'Not now.' }, { kind: 'sent' }]);
    actor.send({ type: 'turn.given' });
    await is('failed');
    expect([selectDelivery(actor.getSnapshot()), selectFailure(actor.getSnapshot())]).toEqual(['failed', 'Not now.']);
    actor.send({ type: 'message.retry' });
    await is('sent');
    expect(sent).toEqual([message, message]);
  });

  it('SH-264: one the server forbids cannot be sent again', async () => {
    const { actor, sent, is } = run([{ kind: 'refused', message: 'Read-only.' }]);
    actor.send({ type: 'turn.given' });
    await is('refused');
    actor.send({ type: 'message.retry' });
    expect(actor.getSnapshot().value).toBe('refused');
    expect(sent).toHaveLength(1);
    expect(run([], true).actor.getSnapshot().value).toBe('refused');
  });

  it('waits without a network and goes once there is one', async () => {
    const { actor, is } = run([{ kind: 'unreached' }, { kind: 'sent' }]);
    actor.send({ type: 'turn.given' });
    await is('waiting');
    actor.send({ type: 'network.found' });
    await is('sent');
    expect(actor.getSnapshot().status).toBe('done');
  });

  it('that failed and is heard of is there: only its answer was lost', async () => {
    const { actor, sent, is } = run([]);
    actor.send({ type: 'turn.given' });
    await is('failed');
    actor.send({ type: 'message.heard' });
    expect([actor.getSnapshot().value, sent.length]).toEqual(['sent', 1]);
  });

  it('fails where its port throws', async () => {
    const { actor, is } = run([]);
    actor.send({ type: 'turn.given' });
    await is('failed');
    expect(selectFailure(actor.getSnapshot())).toBeNull();
  });
});
