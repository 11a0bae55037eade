import { walk } from '#machines/testing/walk.ts';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { connectionMachine, selectConnection } from './connection.ts';
import type { ConnectionEvent } from './connection.ts';
import { connectionSamples } from './connection.builders.ts';

it('takes every transition', () => {
  const walked = walk(connectionMachine, connectionSamples);
  expect(walked.missed).toEqual([]);
});

const begin = () => {
  const clock = new SimulatedClock();
  const answers = { isAnswering: true };
  const tryCall = fromPromise<void>(() => (answers.isAnswering ? Promise.resolve() : Promise.reject(new Error('no server'))));
  const actor = createActor(connectionMachine.provide({ actors: { watchConnection: fromCallback(() => undefined), tryCall } }), { clock });
  let restored = 0;
  let answered = 0;
  actor.on('connection.restored', () => {
    restored += 1;
  });
  actor.on('call.answered', () => {
    answered += 1;
  });
  actor.start();
  const send = (...types: readonly ConnectionEvent['type'][]) => types.forEach((type) => actor.send({ type }));
  return { send, clock, answers, shown: () => selectConnection(actor.getSnapshot()), restored: () => restored, answered: () => answered };
};

describe('the connection', () => {
  it('keeps quiet about a blink, and speaks after five seconds', () => {
    const { send, clock, shown } = begin();
    send('socket.opened', 'socket.closed');
    clock.increment(4999);
    expect(shown()).toBe('live');
    clock.increment(1);
    expect(shown()).toBe('reconnecting');
  });

  it('connects on a first load, however often that fails, and has lost nothing', () => {
    const { send, clock, shown, restored } = begin();
    expect(shown()).toBe('opening');
    clock.increment(4999);
    expect(shown()).toBe('opening');
    clock.increment(1);
    expect(shown()).toBe('connecting');
    send('socket.closed', 'socket.closed');
    clock.increment(60_000);
    expect(shown()).toBe('connecting');
    send('socket.opened');
    expect([shown(), restored()]).toEqual(['live', 1]);
    send('socket.closed');
    clock.increment(5000);
    expect(shown()).toBe('reconnecting');
  });

  it('keeps quiet about a first try that is refused, and speaks of connecting after five seconds', () => {
    const { send, clock, shown } = begin();
    send('socket.closed');
    clock.increment(4999);
    expect(shown()).toBe('opening');
    clock.increment(1);
    expect(shown()).toBe('connecting');
  });

  it('asks for everything again after each return, and not at the first opening', () => {
    const { send, restored, shown } = begin();
    send('socket.opened');
    expect(restored()).toBe(0);
    send('socket.closed', 'socket.opened', 'network.lost', 'socket.closed');
    expect(shown()).toBe('offline');
    send('network.found', 'socket.opened');
    expect([restored(), shown()]).toEqual([2, 'live']);
  });

  it('is live again at once where the socket outlived the network, and asks for what failed meanwhile', () => {
    const { send, clock, restored, shown } = begin();
    send('socket.opened', 'network.lost');
    expect(shown()).toBe('offline');
    send('network.found');
    clock.increment(60_000);
    expect([restored(), shown()]).toEqual([1, 'live']);
    send('socket.closed');
    clock.increment(5000);
    expect(shown()).toBe('reconnecting');
  });

  it('waits for a new socket where the old one closed while there was no network', () => {
    const { send, clock, restored, shown } = begin();
    send('socket.opened', 'network.lost', 'socket.closed', 'network.found');
    clock.increment(5000);
    expect([restored(), shown()]).toEqual([0, 'reconnecting']);
    send('socket.opened');
    expect([restored(), shown()]).toEqual([1, 'live']);
  });

  it('tells that calls are answered after one was lost, so that what was lost is asked for again', async () => {
    const { send, answered, restored, shown } = begin();
    send('socket.opened', 'call.lost');
    await vi.waitFor(() => expect(answered()).toBe(1));
    expect([shown(), restored()]).toEqual(['live', 0]);
  });

  it('is not live while calls meet no server, though the socket stands, and asks for everything once they do', async () => {
    const { send, clock, answers, restored, shown } = begin();
    send('socket.opened', 'call.lost');
    await Promise.resolve();
    expect([shown(), restored()]).toEqual(['live', 0]);
    answers.isAnswering = false;
    await vi.waitFor(() => {
      send('call.lost');
      expect(shown()).toBe('reconnecting');
    });
    clock.increment(2000);
    await Promise.resolve();
    expect(shown()).toBe('reconnecting');
    answers.isAnswering = true;
    await vi.waitFor(() => {
      clock.increment(2000);
      expect([shown(), restored()]).toEqual(['live', 1]);
    });
  });
});
