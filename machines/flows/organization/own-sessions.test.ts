import { walk } from '#machines/testing/walk.ts';
import { createActor, fromPromise } from 'xstate';
import { expect, it, vi } from 'vitest';
import { ownSessionsMachine, selectHasFailed, selectSignIn } from './own-sessions.ts';
import type { OwnSignIn } from './own-sessions.ts';
import { ownSessionsSamples, signIn } from './own-sessions.builders.ts';

it('takes every transition', () => {
  const { missed } = walk(ownSessionsMachine, ownSessionsSamples);
  expect(missed).toEqual([]);
});

it('keeps what it knows when it cannot be read again', async () => {
  const answers = [() => Promise.resolve(signIn), () => Promise.reject(new Error('gone'))];
  const listSessions = fromPromise<OwnSignIn, undefined>(() => answers.shift()?.() ?? Promise.reject(new Error('asked too often')));
  const actor = createActor(ownSessionsMachine.provide({ actors: { listSessions } })).start();
  await vi.waitFor(() => expect(selectSignIn(actor.getSnapshot())).toEqual(signIn));
  actor.send({ type: 'sessions.reload' });
  await vi.waitFor(() => expect(selectHasFailed(actor.getSnapshot())).toBe(true));
  expect(selectSignIn(actor.getSnapshot())).toEqual(signIn);
});
