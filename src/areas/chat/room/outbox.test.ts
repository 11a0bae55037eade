import { deliverMessageMachine } from '#machines/flows/chat/deliver-message.ts';
import type { Delivery, UnsentMessage } from '#machines/flows/chat/deliver-message.ts';
import { describe, expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { Outbox, keptChat } from './outbox.ts';
import type { KeptMessage } from './outbox.ts';

const memory = () => {
  const held = new Map<string, string>();
  return {
    getItem: (place: string) => held.get(place) ?? null,
    setItem: (place: string, value: string) => void held.set(place, value),
    removeItem: (place: string) => void held.delete(place),
    key: (at: number) => [...held.keys()][at] ?? null,
    get length() {
      return held.size;
    },
  };
};
const message = (clientId: string, channelId = 'c'): KeptMessage => ({
  clientId,
  channelId,
  text: clientId,
  threadId: null,
  quotedMessageId: null,
  quotedText: null,
  files: [],
  at: `2026-01-01T00:00:0${clientId}.000Z`,
  isRefused: false,
});

/** A device whose calls are answered as the test says. */
const device = () => {
  const storage = memory();
  const sent: string[] = [];
  let answer: Delivery = { kind: 'sent' };
  const machine = deliverMessageMachine.provide({
    actors: {
      sendMessage: fromPromise<Delivery, UnsentMessage>(async ({ input }) => {
        sent.push(input.clientId);
        return answer;
      }),
    },
  });
  return {
    sent,
    says: (next: Delivery) => void (answer = next),
    open: () => new Outbox(machine, keptChat('ann', storage)),
    kept: () =>
      keptChat('ann', storage)
        .unsent()
        .map(({ clientId }) => clientId),
  };
};
const shown = (outbox: Outbox) => outbox.getSnapshot().map(({ clientId, delivery }) => `${clientId} ${delivery}`);

describe('unsent messages', () => {
  it('go in the order they were written, and are forgotten once they are there', async () => {
    const { sent, open, kept } = device();
    const outbox = open();
    for (const id of ['1', '2', '3']) outbox.send(message(id));
    expect(kept()).toEqual(['1', '2', '3']);
    await vi.waitFor(() => expect(outbox.getSnapshot()).toEqual([]));
    expect(sent).toEqual(['1', '2', '3']);
    expect(kept()).toEqual([]);
  });

  it('wait without a network, are there after the page was left, and go under the same client ids', async () => {
    const { sent, says, open, kept } = device();
    says({ kind: 'unreached' });
    const before = open();
    for (const id of ['1', '2']) before.send(message(id));
    await vi.waitFor(() => expect(shown(before)).toEqual(['1 waiting', '2 waiting']));
    before.stop();
    expect(kept()).toEqual(['1', '2']);
    const after = open();
    await vi.waitFor(() => expect(shown(after)).toEqual(['1 waiting', '2 waiting']));
    says({ kind: 'sent' });
    after.wake();
    await vi.waitFor(() => expect(after.getSnapshot()).toEqual([]));
    expect(sent).toEqual(['1', '1', '1', '2']);
  });

  it('SH-263, SH-264: a failed one holds nobody up and goes by a press; a forbidden one does not', async () => {
    const { sent, says, open } = device();
    says({ kind: 'failed', message: 'Not now.' });
    const outbox = open();
    outbox.send(message('1'));
    await vi.waitFor(() => expect(shown(outbox)).toEqual(['1 failed']));
    says({ kind: 'refused', message: 'Read-only.' });
    outbox.send(message('2'));
    await vi.waitFor(() => expect(shown(outbox)).toEqual(['1 failed', '2 refused']));
    says({ kind: 'sent' });
    for (const id of ['1', '2']) outbox.retry(id);
    await vi.waitFor(() => expect(shown(outbox)).toEqual(['2 refused']));
    expect(sent).toEqual(['1', '2', '1']);
    expect(shown(open())).toEqual(['2 refused']);
    outbox.discard('2');
    await vi.waitFor(() => expect(outbox.getSnapshot()).toEqual([]));
  });

  it('looks once, and not without end, at one that is heard of before its answer came', async () => {
    const held = Promise.withResolvers<Delivery>();
    const machine = deliverMessageMachine.provide({ actors: { sendMessage: fromPromise<Delivery, UnsentMessage>(() => held.promise) } });
    const outbox = new Outbox(machine, keptChat('ann', memory()));
    let looks = 0;
    outbox.subscribe(() => {
      looks += 1;
      if (looks < 100) outbox.compare(() => true);
    });
    outbox.send(message('1'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(looks).toBeLessThan(10);
    expect(shown(outbox)).toEqual(['1 sending']);
    held.resolve({ kind: 'failed', message: null });
    await vi.waitFor(() => expect(outbox.getSnapshot()).toEqual([]));
  });
});
