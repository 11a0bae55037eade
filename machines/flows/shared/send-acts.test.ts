import { walk } from '#machines/testing/walk.ts';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import type { EventObject } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { selectWaiting, sendActsMachine } from './send-acts.ts';
import type { SendActsEvent, Turn } from './send-acts.ts';
import { sendActsSamples, give } from './send-acts.builders.ts';

it('takes every transition', () => {
  const { missed } = walk(sendActsMachine, sendActsSamples);
  expect(missed).toEqual([]);
});

const begin = () => {
  const clock = new SimulatedClock();
  const line = { isThere: true };
  const heard: string[] = [];
  const carryTurns = fromCallback<EventObject>(({ receive }) =>
    receive((event) => {
      const { type, id } = event as Turn;
      heard.push(`${type === 'turn.give' ? 'send' : 'end'} ${id}`);
    }),
  );
  const tryLine = fromPromise<void>(() => (line.isThere ? Promise.resolve() : Promise.reject(new Error('no server'))));
  const actor = createActor(sendActsMachine.provide({ actors: { carryTurns, tryLine } }), { clock });
  const told: string[] = [];
  actor.on('*', (event) => told.push(`${event.type} ${event.id}`));
  actor.start();
  return {
    clock,
    line,
    heard,
    told,
    send: (...given: readonly SendActsEvent[]) => given.forEach((event) => actor.send(event)),
    waiting: () => selectWaiting(actor.getSnapshot()),
    is: (value: unknown) => vi.waitFor(() => expect(actor.getSnapshot().value).toEqual(value)),
  };
};
const answered = (id: string): SendActsEvent => ({ type: 'act.answered', id });
const lost = (id: string): SendActsEvent => ({ type: 'act.lost', id });

describe('decisions', () => {
  it('go as they are given while there is a line, beside one another', () => {
    const { send, heard, waiting } = begin();
    send(give('a'), give('b'));
    expect([heard, waiting()]).toEqual([['send a', 'send b'], []]);
  });

  it('wait without a line, and go one after the other in their order once there is one', async () => {
    const { line, send, heard, waiting, is } = begin();
    line.isThere = false;
    send({ type: 'line.lost' }, give('a'), give('b'), give('c'));
    await is({ held: 'cut' });
    expect([heard, waiting()]).toEqual([[], ['a', 'b', 'c']]);
    line.isThere = true;
    send({ type: 'line.found' });
    await is({ held: 'sending' });
    expect(heard).toEqual(['send a']);
    send(give('d'), answered('a'), answered('b'));
    expect(heard).toEqual(['send a', 'send b', 'send c']);
    send(answered('c'), answered('d'));
    expect([heard.at(-1), waiting()]).toEqual(['send d', []]);
    await is('flowing');
  });

  it('that got no answer wait where no server answers, and have failed where one does', async () => {
    const { line, send, heard, told, waiting, is } = begin();
    send(give('a'), lost('a'));
    await is('flowing');
    expect(heard).toEqual(['send a', 'end a']);
    line.isThere = false;
    send(give('b'), lost('b'));
    await is({ held: 'cut' });
    expect([heard.at(-1), told, waiting()]).toEqual(['send b', ['act.waiting b'], ['b']]);
  });

  it('are tried again after a while, also where nobody says that the line is back', async () => {
    const { clock, line, send, heard, is } = begin();
    line.isThere = false;
    send(give('a'), lost('a'));
    await is({ held: 'cut' });
    line.isThere = true;
    clock.increment(10_000);
    await is({ held: 'sending' });
    expect(heard).toEqual(['send a', 'send a']);
    send(lost('a'));
    await is({ held: 'cut' });
  });

  it('are taken back without a call as long as none can have reached the server', async () => {
    const { line, send, heard, waiting, is } = begin();
    line.isThere = false;
    send({ type: 'line.lost' }, give('a'), give('b', true));
    await is({ held: 'cut' });
    send({ type: 'act.withdraw', id: 'a' }, { type: 'act.withdraw', id: 'b' });
    expect([heard, waiting()]).toEqual([['end a'], ['b']]);
  });

  it('of another page go first, one after the other', async () => {
    const { send, heard, is } = begin();
    send({
      type: 'acts.adopt',
      acts: [
        { id: 'x', isTried: true },
        { id: 'y', isTried: false },
      ],
    });
    send(give('a'));
    expect(heard).toEqual(['send x']);
    send(answered('x'), answered('y'), answered('a'));
    expect(heard).toEqual(['send x', 'send y', 'send a']);
    await is('flowing');
  });
});
