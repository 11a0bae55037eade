import { describe, expect, it } from 'vitest';
import { SimulatedClock, createActor, fromCallback, fromPromise } from 'xstate';
import type { RequestDraft } from '#schema/rules/launch/request-draft.ts';
import { walk } from '#tests/support/walk.ts';
import { listener, requestOf, savedDraft } from '../launch.builders.ts';
import { keepDraftMachine } from './keep-draft.machine.ts';
import { selectIsAtRisk, selectSaving } from './keep-draft.selectors.ts';
import type { SaveAnswer, SavedDraft } from './keep-draft.types.ts';

const saved = savedDraft(requestOf(1));
const answer: SaveAnswer = { kind: 'saved', version: 2, savedAt: '2026-11-21T09:00:03.000Z' };
const stale: SaveAnswer = { kind: 'stale', newer: savedDraft(requestOf(2), 5) };
const changed = (name: string): RequestDraft => requestOf(1, { name });
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

function keeping(save: (sent: SavedDraft) => Promise<SaveAnswer>, copy: () => Promise<void> = async () => {}) {
  const clock = new SimulatedClock();
  const copies: { saved: SavedDraft; unsent: boolean }[] = [];
  const saves: SavedDraft[] = [];
  const { ref, heard } = listener();
  const actor = createActor(
    keepDraftMachine.provide({
      actors: {
        keepCopy: fromPromise(async ({ input }: { input: { saved: SavedDraft; unsent: boolean } }) => {
          copies.push(input);
          await copy();
        }),
        saveDraft: fromPromise(async ({ input }: { input: { saved: SavedDraft } }) => {
          saves.push(input.saved);
          return save(input.saved);
        }),
        watchPage: fromCallback(() => {}),
      },
    }),
    { input: { saved, unsent: false, listener: ref }, clock },
  ).start();
  const type = (name: string) => actor.send({ type: 'draft.change', draft: changed(name) });
  return { actor, clock, copies, saves, heard, type };
}

describe('keeping a draft', () => {
  it('takes every transition', () => {
    expect(
      walk(keepDraftMachine, {
        inputs: [true, false].map((unsent) => ({ saved, unsent, listener: listener().ref })),
        events: [
          { type: 'draft.change', draft: changed('A') },
          { type: 'draft.confirmed' },
          { type: 'save.retry' },
          { type: 'connection.restored' },
          { type: 'page.hidden' },
        ],
        outcomes: {
          keepCopy: { outputs: [undefined], errors: [new Error('full')] },
          saveDraft: { outputs: [answer, stale, { kind: 'refused', message: 'too large' }], errors: [new Error('offline')] },
          watchPage: { errors: [new Error('broken')] },
        },
        project: ({ context }) => [context.sent === context.saved.draft, context.confirmed === context.saved.draft],
      }).missed,
    ).toEqual([]);
  });

  it('copies to the device within 250 ms and saves to the server after a second', async () => {
    const { clock, copies, saves, type, actor } = keeping(async () => answer);
    type('A');
    clock.increment(200);
    expect([copies.map((one) => [one.saved.draft.name, one.unsent]), saves.length]).toEqual([[['A', true]], 0]);
    clock.increment(800);
    await settle();
    expect([saves.map(({ draft }) => draft.name), selectSaving(actor.getSnapshot())]).toEqual([['A'], 'saved']);
    await settle();
    expect(copies.at(-1)).toEqual({
      saved: { ...saved, draft: saves[0]?.draft, version: 2, savedAt: answer.kind === 'saved' ? answer.savedAt : '' },
      unsent: false,
    });
  });

  it('saves again what was typed while it was saving, on the version the server gave', async () => {
    const { clock, saves, type, actor } = keeping(async () => answer);
    type('A');
    clock.increment(1_000);
    type('AB');
    await settle();
    expect(selectSaving(actor.getSnapshot())).toBe('pending');
    clock.increment(1_000);
    await settle();
    expect(saves.map(({ draft, version }) => [draft.name, version])).toEqual([
      ['A', 1],
      ['AB', 2],
    ]);
  });

  it('tries again by itself, at once when the connection is back', async () => {
    let offline = true;
    const { clock, saves, type, actor } = keeping(async () => {
      if (offline) throw new Error('offline');
      return answer;
    });
    type('A');
    clock.increment(1_000);
    await settle();
    expect(selectSaving(actor.getSnapshot())).toBe('unsaved');
    clock.increment(10_000);
    await settle();
    offline = false;
    actor.send({ type: 'connection.restored' });
    await settle();
    expect([saves.length, selectSaving(actor.getSnapshot())]).toEqual([3, 'saved']);
  });

  it('tells that another tab saved a newer draft, and overwrites nothing', async () => {
    const { clock, type, actor, heard, saves } = keeping(async () => stale);
    type('A');
    clock.increment(1_000);
    await settle();
    expect([selectSaving(actor.getSnapshot()), heard, saves.length]).toEqual([
      'outdated',
      [{ type: 'draft.outdated', newer: stale.kind === 'stale' ? stale.newer : saved }],
      1,
    ]);
    type('B');
    clock.increment(60_000);
    await settle();
    expect(saves.length).toBe(1);
  });

  it('saves at once when the page is hidden', async () => {
    const { copies, saves, type, actor } = keeping(async () => answer);
    type('A');
    actor.send({ type: 'page.hidden' });
    expect([copies.length, saves.length]).toEqual([1, 1]);
  });

  it('knows when closing the page would lose something', async () => {
    const { clock, type, actor } = keeping(
      async () => {
        throw new Error('offline');
      },
      async () => {
        throw new Error('private mode');
      },
    );
    type('A');
    clock.increment(1_000);
    await settle();
    expect(selectIsAtRisk(actor.getSnapshot())).toBe(true);
  });
});
