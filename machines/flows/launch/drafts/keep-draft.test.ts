import { describe, expect, it } from 'vitest';
import { SimulatedClock, createActor, fromCallback, fromPromise } from 'xstate';
import { walk } from '#machines/testing/walk.ts';
import { listener } from '../launch.builders.ts';
import { keepDraftMachine, selectIsAtRisk, selectSaving } from './keep-draft.ts';
import type { HoldAnswer, SaveAnswer, SavedDraft } from './keep-draft.ts';
import { keepDraftSamples, launched, stale, answer, changed, saved } from './keep-draft.builders.ts';

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

type Outside = { readonly copy?: () => Promise<void>; readonly hold?: () => Promise<HoldAnswer>; readonly unsent?: boolean };

function keeping(
  save: (sent: SavedDraft) => Promise<SaveAnswer>,
  { copy = async () => {}, hold = async () => ({ by: null }), unsent = false }: Outside = {},
) {
  const clock = new SimulatedClock();
  const given: string[] = [];
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
        holdDraft: fromPromise(hold),
        giveDraft: fromPromise(async ({ input }: { input: { draftId: string } }) => {
          given.push(input.draftId);
        }),
        watchPage: fromCallback(() => {}),
      },
    }),
    { input: { saved, unsent, listener: ref }, clock },
  ).start();
  const type = (name: string) => actor.send({ type: 'draft.change', draft: changed(name) });
  return { actor, clock, copies, saves, given, heard, type };
}

describe('keeping a draft', () => {
  it('takes every transition', () => {
    expect(walk(keepDraftMachine, keepDraftSamples).missed).toEqual([]);
  });

  it('copies to the device within 250 ms and saves to the server within a second', async () => {
    const { clock, copies, saves, type, actor } = keeping(async () => answer);
    type('A');
    clock.increment(200);
    expect([copies.map((one) => [one.saved.draft.name, one.unsent]), saves.length]).toEqual([[['A', true]], 0]);
    clock.increment(500);
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

  it('sends what was typed while it was being refused', async () => {
    const refusing = Promise.withResolvers<SaveAnswer>();
    const { clock, saves, type, actor } = keeping(({ draft }) => (draft.name === 'A' ? refusing.promise : Promise.resolve(answer)));
    type('A');
    clock.increment(1_000);
    type('AB');
    refusing.resolve({ kind: 'refused', message: 'Not now.' });
    await settle();
    expect(selectSaving(actor.getSnapshot())).toBe('pending');
    clock.increment(1_000);
    await settle();
    expect([saves.map(({ draft }) => draft.name), selectSaving(actor.getSnapshot())]).toEqual([['A', 'AB'], 'saved']);
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

  it('tries again at once when the connection came back while a save was lost, once and no more', async () => {
    const lost: (() => void)[] = [];
    const { clock, saves, type, actor } = keeping(() => new Promise((_, reject) => lost.push(() => reject(new Error('offline')))));
    const lose = async (): Promise<void> => {
      lost.shift()?.();
      await settle();
    };
    type('A');
    clock.increment(1_000);
    actor.send({ type: 'connection.restored' });
    actor.send({ type: 'connection.restored' });
    expect(saves.length).toBe(1);
    await lose();
    expect([saves.length, selectSaving(actor.getSnapshot())]).toEqual([2, 'saving']);
    await lose();
    expect([saves.length, selectSaving(actor.getSnapshot())]).toEqual([2, 'unsaved']);
    clock.increment(9_999);
    expect(saves.length).toBe(2);
    clock.increment(1);
    expect(saves.length).toBe(3);
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

  it('sends what was not sent when the page is left, at once', async () => {
    const { clock, saves, type, actor } = keeping(async () => {
      throw new Error('offline');
    });
    type('A');
    clock.increment(1_000);
    await settle();
    actor.send({ type: 'page.hidden' });
    expect(saves.map(({ draft }) => draft.name)).toEqual(['A', 'A']);
    await settle();
    expect([saves.length, selectSaving(actor.getSnapshot())]).toEqual([2, 'unsaved']);
  });

  it('sends what was typed during a save when the page is left, and not the same again', () => {
    const { saves, type, actor } = keeping(() => new Promise(() => {}));
    type('A');
    actor.send({ type: 'page.hidden' });
    actor.send({ type: 'page.hidden' });
    type('AB');
    actor.send({ type: 'page.hidden' });
    actor.send({ type: 'page.hidden' });
    expect(saves.map(({ draft }) => draft.name)).toEqual(['A', 'AB']);
  });

  it('knows when closing the page would lose something', async () => {
    const { clock, type, actor } = keeping(
      async () => {
        throw new Error('offline');
      },
      {
        copy: async () => {
          throw new Error('private mode');
        },
      },
    );
    type('A');
    clock.increment(1_000);
    await settle();
    expect(selectIsAtRisk(actor.getSnapshot())).toBe(true);
  });

  it('gives the draft to a tab that asks for it, once everything typed is sent and copied', async () => {
    const { type, actor, saves, copies, given, heard } = keeping(async () => answer);
    type('A');
    actor.send({ type: 'hold.asked' });
    expect([saves.length, copies.length, given]).toEqual([1, 1, []]);
    await settle();
    await settle();
    expect([given, heard.at(-1)]).toEqual([['d1'], { type: 'draft.taken', by: { kind: 'tab' }, unsent: false }]);
  });

  it('gives the draft to a tab that asks for it without a server, and says that something was not sent', async () => {
    const { type, actor, copies, given, heard } = keeping(async () => {
      throw new Error('offline');
    });
    type('A');
    actor.send({ type: 'hold.asked' });
    await settle();
    await settle();
    expect([copies.map(({ saved: { draft }, unsent }) => [draft.name, unsent]), given, heard.at(-1)]).toEqual([
      [['A', true]],
      ['d1'],
      { type: 'draft.taken', by: { kind: 'tab' }, unsent: true },
    ]);
  });

  it('does not keep another tab waiting for a server that never answers', () => {
    const { type, actor, clock, given } = keeping(() => new Promise(() => {}));
    type('A');
    actor.send({ type: 'hold.asked' });
    clock.increment(1_499);
    expect(given).toEqual([]);
    clock.increment(1);
    expect(given).toEqual(['d1']);
  });

  it('asks every quarter of a minute whether it still holds the draft, and ends when somebody took it', async () => {
    const by = { kind: 'device', name: 'Ann' } as const;
    const answers: HoldAnswer[] = [{ by: null }, { by }];
    const { clock, heard } = keeping(async () => answer, { hold: async () => answers.shift() ?? { by: null } });
    clock.increment(15_000);
    await settle();
    expect(heard).toEqual([]);
    clock.increment(15_000);
    await settle();
    expect(heard).toEqual([{ type: 'draft.taken', by, unsent: false }]);
  });

  it('asks at once when the server names another holder, and anew when that happens while it asks', async () => {
    const by = { kind: 'device', name: 'Ann' } as const;
    const asked: ((answer: HoldAnswer) => void)[] = [];
    const { actor, heard } = keeping(async () => answer, { hold: () => new Promise((resolve) => asked.push(resolve)) });
    actor.send({ type: 'hold.doubted' });
    expect(asked.length).toBe(1);
    actor.send({ type: 'hold.doubted' });
    expect(asked.length).toBe(2);
    asked[0]?.({ by: null });
    asked[1]?.({ by });
    await settle();
    expect(heard).toEqual([{ type: 'draft.taken', by, unsent: false }]);
  });

  it('ends when a save is refused because somebody took the draft, and says that it was not sent', async () => {
    const by = { kind: 'device', name: 'Ann' } as const;
    const { type, clock, heard, saves } = keeping(async () => ({ kind: 'held', by }));
    type('A');
    clock.increment(1_000);
    await settle();
    expect([heard, saves.length]).toEqual([[{ type: 'draft.taken', by, unsent: true }], 1]);
    type('B');
    clock.increment(60_000);
    await settle();
    expect(saves.length).toBe(1);
  });

  it('tells that the draft is gone unless something typed here is left out of it', async () => {
    const { type, clock, heard, actor } = keeping(async () => answer);
    type('A');
    actor.send({ type: 'draft.gone' });
    expect(heard).toEqual([]);
    clock.increment(1_000);
    await settle();
    actor.send({ type: 'draft.gone' });
    expect(heard.at(-1)).toEqual({ type: 'draft.gone' });
  });

  it('saves on the version that the draft got by being shared', async () => {
    const { type, clock, saves, actor } = keeping(async () => answer);
    actor.send({ type: 'version.changed', version: 7 });
    type('A');
    clock.increment(1_000);
    await settle();
    expect(saves.map(({ version }) => version)).toEqual([7]);
  });

  it('says that a draft was launched which takes nothing any more', async () => {
    const { type, clock, heard, actor } = keeping(async () => launched);
    type('A');
    clock.increment(700);
    await settle();
    expect([heard.at(-1), selectSaving(actor.getSnapshot())]).toEqual([
      { type: 'draft.launched', receipt: { id: 'r1', name: 'Release 12' } },
      'outdated',
    ]);
  });
});
