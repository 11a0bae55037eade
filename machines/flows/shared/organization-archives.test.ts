import { walk } from '#machines/testing/walk.ts';
import { expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { organizationArchivesMachine, organizationRestoresMachine, selectArchives } from './organization-archives.ts';
import type { ShownArchive, ShownRestore } from './organization-archives.ts';
import { archive, organizationArchivesSamples, organizationRestoresSamples, restore } from './organization-archives.builders.ts';

it('takes every transition', () => {
  expect(walk(organizationArchivesMachine, organizationArchivesSamples).missed).toEqual([]);
});

it('looks again while one is in work, and asks nothing more then', async () => {
  const states: ShownArchive['state'][] = ['asked', 'gathering', 'ready'];
  const clock = new SimulatedClock();
  const readArchives = fromPromise<readonly ShownArchive[], undefined>(async () => [archive(states.shift() ?? 'failed')]);
  const actor = createActor(organizationArchivesMachine.provide({ actors: { readArchives } }), { clock }).start();
  for (const state of ['asked', 'gathering', 'ready', 'ready'] as const) {
    await new Promise((resolve) => void setImmediate(resolve));
    expect(selectArchives(actor.getSnapshot())?.[0]?.state).toBe(state);
    clock.increment(2_000);
  }
});

it('takes every transition with what is restored, and looks again while it is checked or restored', async () => {
  expect(walk(organizationRestoresMachine, organizationRestoresSamples).missed).toEqual([]);
  const states: ShownRestore['state'][] = ['checking', 'restoring', 'restored'];
  const clock = new SimulatedClock();
  const readArchives = fromPromise<readonly ShownRestore[], undefined>(async () => [restore(states.shift() ?? 'failed')]);
  const actor = createActor(organizationRestoresMachine.provide({ actors: { readArchives } }), { clock }).start();
  for (const state of ['checking', 'restoring', 'restored', 'restored'] as const) {
    await new Promise((resolve) => void setImmediate(resolve));
    expect(selectArchives(actor.getSnapshot())?.[0]?.state).toBe(state);
    clock.increment(2_000);
  }
});
