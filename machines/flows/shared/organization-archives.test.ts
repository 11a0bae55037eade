import { walk } from '#machines/testing/walk.ts';
import { expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { organizationArchivesMachine, organizationRestoresMachine, selectArchives } from './organization-archives.ts';
import type { ShownArchive, ShownRestore } from './organization-archives.ts';

const archive = (state: ShownArchive['state']): ShownArchive => ({
  id: 'a1',
  state,
  scope: 'seen',
  done: 1,
  total: 2,
  sizeBytes: null,
  askedById: 'u1',
  askedBy: 'Ada',
  askedAt: '2026-11-21T09:00:00.000Z',
  expiresAt: null,
  link: null,
});

it('takes every transition', () => {
  const events = [
    { type: 'archives.reload' },
    { type: 'xstate.done.actor.readArchives', output: [archive('expired')] },
    { type: 'xstate.done.actor.readArchives', output: [archive('gathering')] },
    { type: 'xstate.error.actor.readArchives', error: new Error('lost') },
    { type: 'xstate.after.lookAgain.organizationArchives.waiting' },
  ];
  expect(walk(organizationArchivesMachine, { events: events as never }).missed).toEqual([]);
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
  const restore = (state: ShownRestore['state']): ShownRestore => ({
    id: 'r1',
    state,
    name: 'NW.zip',
    sizeBytes: 1,
    found: [],
    reason: null,
    done: 1,
    total: 2,
    restoredId: null,
    askedBy: 'Ada',
    askedAt: '2026-11-21T09:00:00.000Z',
    expiresAt: '2026-11-22T09:00:00.000Z',
  });
  const events = [
    { type: 'archives.reload' },
    { type: 'xstate.done.actor.readArchives', output: [restore('checked')] },
    { type: 'xstate.done.actor.readArchives', output: [restore('checking')] },
    { type: 'xstate.error.actor.readArchives', error: new Error('lost') },
    { type: 'xstate.after.lookAgain.organizationRestores.waiting' },
  ];
  expect(walk(organizationRestoresMachine, { events: events as never }).missed).toEqual([]);
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
