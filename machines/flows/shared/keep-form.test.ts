import { describe, expect, it } from 'vitest';
import { SimulatedClock, createActor, fromCallback, fromPromise } from 'xstate';
import { walk } from '#machines/testing/walk.ts';
import { keepFormMachine, selectFailure, selectIsUnsent, selectSavedAt, selectSaving, selectVersion } from './keep-form.ts';
import type { FormAnswer, KeptForms, SavedForm } from './keep-form.ts';
import { keepFormSamples, savedAt, typed, saved } from './keep-form.builders.ts';

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

function keeping(save: (sent: SavedForm) => Promise<FormAnswer>, isUnsent = false) {
  const clock = new SimulatedClock();
  const saves: SavedForm[] = [];
  const machine = keepFormMachine.provide({
    actors: {
      saveForm: fromPromise(async ({ input }) => {
        saves.push(input.saved);
        return save(input.saved);
      }),
      watchPage: fromCallback(() => {}),
    },
  });
  const actor = createActor(machine, { input: { saved, isUnsent }, clock }).start();
  const type = (name: string): KeptForms => {
    const forms = typed(name);
    actor.send({ type: 'form.change', forms });
    return forms;
  };
  const after = async (milliseconds: number): Promise<void> => {
    clock.increment(milliseconds);
    await settle();
  };
  const sent = () => saves.map(({ forms, version }) => `${forms.form.values.name} on ${version}`);
  return { actor, type, after, sent, state: () => selectSaving(actor.getSnapshot()) };
}
const grown = async ({ version }: SavedForm): Promise<FormAnswer> => ({ kind: 'saved', version: version + 1, savedAt });
const offline = async (): Promise<FormAnswer> => {
  throw new Error('offline');
};

describe('keeping the simple form', () => {
  it('takes every transition', () => {
    expect(walk(keepFormMachine, keepFormSamples).missed).toEqual([]);
  });

  it('saves within a second of a key, and what was typed meanwhile on the version it got', async () => {
    const { actor, type, after, sent, state } = keeping(grown);
    expect(state()).toBe('saved');
    const first = type('A');
    expect(selectIsUnsent(first)(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'page.hidden' });
    const second = type('AB');
    await settle();
    expect([state(), selectVersion(actor.getSnapshot())]).toEqual(['pending', 2]);
    await after(700);
    expect([sent(), state(), selectSavedAt(actor.getSnapshot())]).toEqual([['A on 1', 'AB on 2'], 'saved', savedAt]);
    expect([first, second].map((forms) => selectIsUnsent(forms)(actor.getSnapshot()))).toEqual([true, false]);
  });

  it('sends what was never sent as soon as it opens', async () => {
    const { after, sent } = keeping(grown, true);
    await after(700);
    expect(sent()).toEqual(['Opened on 1']);
  });

  it('tries again by itself, at once when the connection is back, and once more where it came back during a try', async () => {
    const { actor, type, after, sent, state } = keeping(offline);
    type('A');
    await after(700);
    expect(state()).toBe('unsaved');
    await after(10_000);
    expect(sent().length).toBe(2);
    actor.send({ type: 'connection.restored' });
    actor.send({ type: 'connection.restored' });
    await settle();
    expect([sent().length, state()]).toEqual([4, 'unsaved']);
  });

  it('sends at once what was not sent when the page is left, and nothing twice', async () => {
    const { actor, type, sent } = keeping(() => new Promise(() => {}));
    type('A');
    actor.send({ type: 'page.hidden' });
    actor.send({ type: 'page.hidden' });
    type('AB');
    actor.send({ type: 'page.hidden' });
    expect(sent()).toEqual(['A on 1', 'AB on 1']);
  });

  it('sends what was typed while it was being refused', async () => {
    const answers = [Promise.withResolvers<FormAnswer>()];
    const { type, after, sent, state } = keeping((now) => answers.pop()?.promise ?? grown(now));
    const [refusing] = answers;
    type('A');
    await after(700);
    type('AB');
    refusing?.resolve({ kind: 'refused', message: 'Not now.' });
    await settle();
    expect(state()).toBe('pending');
    await after(700);
    expect([sent(), state()]).toEqual([['A on 1', 'AB on 1'], 'saved']);
  });

  it('says why it was refused, and tries again with the next key', async () => {
    const { actor, type, after, sent, state } = keeping(async () => ({ kind: 'refused', message: 'This form is too large to save.' }));
    type('A');
    await after(700);
    expect([state(), selectFailure(actor.getSnapshot())]).toEqual(['refused', 'This form is too large to save.']);
    type('B');
    await after(700);
    expect(sent()).toEqual(['A on 1', 'B on 1']);
  });

  it('ends where another device saved a newer form, and writes over nothing', async () => {
    const { actor, type, after, sent } = keeping(async () => ({ kind: 'stale' }));
    type('A');
    await after(60_000);
    expect([actor.getSnapshot().status, sent()]).toEqual(['done', ['A on 1']]);
  });
});
