import { walk } from '#machines/testing/walk.ts';
import { expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { organizationArchivesMachine, selectArchives } from './organization-archives.ts';
import type { ShownArchive } from './organization-archives.ts';

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
