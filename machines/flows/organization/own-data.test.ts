import { walk } from '#machines/testing/walk.ts';
import { expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { ownDataMachine, selectIsAsking, selectOwnData } from './own-data.ts';
import type { OwnData } from './own-data.ts';
import { ownDataSamples, data } from './own-data.builders.ts';

it('takes every transition', () => {
  expect(walk(ownDataMachine, ownDataSamples).missed).toEqual([]);
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
