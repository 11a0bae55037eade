import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { walk } from '#machines/testing/walk.ts';
import { recoverDraftMachine, selectCanRetry, selectFailure, selectId, selectName, selectParts } from './recover-draft.ts';
import type { FoundDraft } from './recover-draft.ts';
import { recoverDraftSamples, found } from './recover-draft.builders.ts';

type Over = {
  readonly id?: string | null;
  readonly choose?: () => Promise<void>;
  readonly read?: () => Promise<FoundDraft | null>;
  readonly refusal?: string;
};

function recovering({ id = 'd1', choose = async () => {}, read = async () => found, refusal }: Over = {}) {
  const asked: unknown[] = [];
  const actor = createActor(
    recoverDraftMachine.provide({
      actors: {
        readParts: fromPromise(read),
        choosePart: fromPromise(({ input }) => {
          asked.push(input);
          return choose();
        }),
        discardDraft: fromPromise(async ({ input }) => {
          asked.push(input);
          return { refusal: refusal ?? null };
        }),
      },
    }),
    { input: { id } },
  );
  const told: string[] = [];
  actor.on('*', ({ type }) => told.push(type));
  actor.start();
  return { actor, told, asked };
}

describe('recovering a draft', () => {
  it('takes every transition', () => {
    expect(walk(recoverDraftMachine, recoverDraftSamples).missed).toEqual([]);
  });

  it('opens without a part that stands in it, and without no other', async () => {
    const { actor, told, asked } = recovering();
    await waitFor(actor, (snapshot) => selectParts(snapshot).length > 0);
    expect(actor.getSnapshot().can({ type: 'part.choose', partId: 'elsewhere' })).toBe(false);
    actor.send({ type: 'part.choose', partId: 'schedule' });
    await waitFor(actor, (snapshot) => snapshot.hasTag('settled'));
    expect([told, asked]).toEqual([['draft.recovered'], [{ id: 'd1', partId: 'schedule' }]]);
  });

  it('can be discarded even where its parts cannot be read', async () => {
    const { actor, told } = recovering({ read: () => Promise.reject(new Error('unreadable')) });
    await waitFor(actor, selectCanRetry);
    actor.send({ type: 'draft.discard' });
    await waitFor(actor, ({ status }) => status === 'done');
    expect(told).toEqual(['draft.discarded']);
  });

  it('is not said to be discarded where that is refused, and can be opened all the same', async () => {
    const { actor, told } = recovering({ refusal: 'This request has been launched.' });
    await waitFor(actor, (snapshot) => selectParts(snapshot).length > 0);
    actor.send({ type: 'draft.discard' });
    await waitFor(actor, (snapshot) => selectFailure(snapshot) !== null);
    const snapshot = actor.getSnapshot();
    expect([told, selectFailure(snapshot), snapshot.can({ type: 'part.choose', partId: 'schedule' })]).toEqual([
      [],
      'This request has been launched.',
      true,
    ]);
  });

  it('can be discarded while its parts are still read', async () => {
    const { actor, told } = recovering({ read: () => new Promise(() => {}) });
    actor.send({ type: 'draft.discard' });
    await waitFor(actor, ({ status }) => status === 'done');
    expect(told).toEqual(['draft.discarded']);
  });

  it('can be discarded only once it is known which it is, and then that very one', async () => {
    const reading = recovering({ id: null, read: () => new Promise(() => {}) });
    const lost = recovering({ id: null, read: () => Promise.reject(new Error('offline')) });
    const none = recovering({ id: null, read: async () => null });
    await waitFor(lost.actor, selectCanRetry);
    await waitFor(none.actor, (snapshot) => snapshot.matches('offering'));
    for (const { actor } of [reading, lost, none])
      expect([actor.getSnapshot().can({ type: 'draft.discard' }), selectId(actor.getSnapshot())]).toEqual([false, null]);
    const { actor, asked } = recovering({ id: null });
    await waitFor(actor, (snapshot) => selectName(snapshot) === 'Autumn');
    expect(selectId(actor.getSnapshot())).toBe('d1');
    actor.send({ type: 'draft.discard' });
    await waitFor(actor, ({ status }) => status === 'done');
    expect(asked).toEqual([{ id: 'd1' }]);
  });

  it('says that nothing was changed where a part could not be left out, and offers everything again', async () => {
    const { actor } = recovering({ choose: () => Promise.reject(new Error('offline')) });
    await waitFor(actor, (snapshot) => selectParts(snapshot).length > 0);
    actor.send({ type: 'part.choose', partId: 'schedule' });
    await waitFor(actor, (snapshot) => selectFailure(snapshot) !== null);
    expect(actor.getSnapshot().can({ type: 'part.choose', partId: 'schedule' })).toBe(true);
  });
});
