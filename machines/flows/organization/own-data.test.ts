import { walk } from '#machines/testing/walk.ts';
import { expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { ownDataMachine, selectIsAsking, selectOwnData } from './own-data.ts';
import type { OwnArchive, OwnData } from './own-data.ts';

const archive = (state: OwnArchive['state']): OwnArchive => ({ state, done: 1, total: 2, sizeBytes: null, expiresAt: null, link: null });
const data = (state: OwnArchive['state'] | null): OwnData => ({ isByPassword: true, archive: state === null ? null : archive(state) });

it('takes every transition', () => {
  const events = [
    { type: 'data.ask' },
    { type: 'data.reload' },
    { type: 'xstate.done.actor.readOwnData', output: data(null) },
    { type: 'xstate.done.actor.readOwnData', output: data('making') },
    { type: 'xstate.error.actor.readOwnData', error: new Error('lost') },
    { type: 'xstate.done.actor.askOwnData', output: undefined },
    { type: 'xstate.error.actor.askOwnData', error: new Error('lost') },
    { type: 'xstate.after.lookAgain.ownData.waiting' },
  ];
  expect(walk(ownDataMachine, { events: events as never }).missed).toEqual([]);
});

it('looks again until the archive is made, and asks nothing more then', async () => {
  const answers = [data('making'), data('making'), data('ready')];
  const clock = new SimulatedClock();
  const actors = {
    readOwnData: fromPromise<OwnData, undefined>(async () => answers.shift() ?? data('failed')),
    askOwnData: fromPromise<void, undefined>(async () => undefined),
  };
  const actor = createActor(ownDataMachine.provide({ actors }), { clock }).start();
  const settled = () => new Promise((resolve) => void setImmediate(resolve));
  for (const state of ['making', 'making', 'ready', 'ready'] as const) {
    await settled();
    expect(selectOwnData(actor.getSnapshot())?.archive?.state).toBe(state);
    expect(selectIsAsking(actor.getSnapshot())).toBe(state === 'making');
    clock.increment(2_000);
  }
});
