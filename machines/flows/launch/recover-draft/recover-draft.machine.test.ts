import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { walk } from '#tests/support/walk.ts';
import { recoverDraftMachine } from './recover-draft.machine.ts';
import { selectCanRetry, selectFailure, selectParts } from './recover-draft.selectors.ts';
import type { DraftPart } from './recover-draft.types.ts';

const part: DraftPart = { id: 'schedule', what: 'When', name: '', way: 'leaveOut' };

function recovering(over: { choose?: () => Promise<void>; read?: () => Promise<readonly DraftPart[]> } = {}) {
  const actor = createActor(
    recoverDraftMachine.provide({
      actors: {
        readParts: fromPromise(over.read ?? (async () => [part])),
        choosePart: fromPromise(over.choose ?? (async () => {})),
        discardDraft: fromPromise(async () => {}),
      },
    }),
  );
  const told: string[] = [];
  actor.on('*', ({ type }) => told.push(type));
  actor.start();
  return { actor, told };
}

describe('recovering a draft', () => {
  it('takes every transition', () => {
    expect(
      walk(recoverDraftMachine, {
        events: [{ type: 'parts.retry' }, { type: 'part.choose', partId: 'schedule' }, { type: 'draft.discard' }],
        outcomes: {
          readParts: { outputs: [[part]], errors: [new Error('offline')] },
          choosePart: { outputs: [undefined], errors: [new Error('offline')] },
          discardDraft: { outputs: [undefined], errors: [new Error('offline')] },
        },
      }).missed,
    ).toEqual([]);
  });

  it('opens without a part that stands in it, and without no other', async () => {
    const { actor, told } = recovering();
    await waitFor(actor, (snapshot) => selectParts(snapshot).length > 0);
    expect(actor.getSnapshot().can({ type: 'part.choose', partId: 'elsewhere' })).toBe(false);
    actor.send({ type: 'part.choose', partId: 'schedule' });
    await waitFor(actor, (snapshot) => snapshot.hasTag('settled'));
    expect(told).toEqual(['draft.recovered']);
  });

  it('can be discarded even where its parts cannot be read', async () => {
    const { actor, told } = recovering({ read: () => Promise.reject(new Error('unreadable')) });
    await waitFor(actor, selectCanRetry);
    actor.send({ type: 'draft.discard' });
    await waitFor(actor, ({ status }) => status === 'done');
    expect(told).toEqual(['draft.discarded']);
  });

  it('can be discarded while its parts are still read', async () => {
    const { actor, told } = recovering({ read: () => new Promise(() => {}) });
    actor.send({ type: 'draft.discard' });
    await waitFor(actor, ({ status }) => status === 'done');
    expect(told).toEqual(['draft.discarded']);
  });

  it('says that nothing was changed where a part could not be left out, and offers everything again', async () => {
    const { actor } = recovering({ choose: () => Promise.reject(new Error('offline')) });
    await waitFor(actor, (snapshot) => selectParts(snapshot).length > 0);
    actor.send({ type: 'part.choose', partId: 'schedule' });
    await waitFor(actor, (snapshot) => selectFailure(snapshot) !== null);
    expect(actor.getSnapshot().can({ type: 'part.choose', partId: 'schedule' })).toBe(true);
  });
});
