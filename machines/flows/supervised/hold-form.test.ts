import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { walk } from '#machines/testing/walk.ts';
import { keepFormOf, selectSaving } from '#machines/flows/shared/keep-form.ts';
import {
  holdFormMachine,
  openForm,
  selectArrivals,
  selectElsewhere,
  selectIsLocked,
  selectIsReading,
  selectKeeping,
  selectOpened,
  selectStage,
} from './hold-form.ts';
import type { FormCopy, FormWish, KeptSupervised, LoadedForm, ServerForm } from './hold-form.ts';
import { holdFormSamples, loadedWith, savedAt, kept } from './hold-form.builders.ts';

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

async function opened(...answers: readonly LoadedForm[]) {
  const left = [...answers];
  const wishes: FormWish[] = [];
  const saves: unknown[] = [];
  const machine = holdFormMachine.provide({
    actors: {
      loadForm: fromPromise(async ({ input }) => {
        wishes.push(input.wish);
        const next = left.shift();
        if (next === undefined) throw new Error('offline');
        return next;
      }),
      watchForm: fromCallback(() => {}),
      followForm: fromCallback(() => {}),
      keepForm: keepFormOf<KeptSupervised>().provide({
        actors: {
          saveForm: fromPromise(async ({ input }) => {
            saves.push(input.saved.forms.form);
            return { kind: 'stale' as const };
          }),
          watchPage: fromCallback(() => {}),
        },
      }),
    },
  });
  const actor = createActor(machine).start();
  await settle();
  return { actor, wishes, saves, stage: () => selectStage(actor.getSnapshot()) };
}

describe('holding the form of a supervised test', () => {
  it('takes every transition', () => {
    expect(walk(holdFormMachine, holdFormSamples).missed).toEqual([]);
  });

  it('types into the form it holds, and sends what was typed a moment before when it is left', async () => {
    const { actor, stage, saves } = await opened(loadedWith('as saved'));
    expect([stage(), selectOpened(actor.getSnapshot()).forms, selectArrivals(actor.getSnapshot())]).toEqual([
      'filling',
      kept('as saved'),
      1,
    ]);
    actor.send({ type: 'form.change', forms: kept('typed') });
    const keeping = selectKeeping(actor.getSnapshot());
    expect(keeping === undefined ? null : selectSaving(keeping.getSnapshot())).toBe('pending');
    actor.send({ type: 'form.leave' });
    await settle();
    expect(saves).toEqual(['typed']);
  });

  it('reads what another tab types, until it takes the form over', async () => {
    const { actor, stage, wishes } = await opened(loadedWith('a', { isHeld: false }), loadedWith('b'));
    actor.send({ type: 'form.followed', forms: kept('there') });
    actor.send({ type: 'form.keep' });
    const snapshot = actor.getSnapshot();
    expect([selectIsReading(snapshot), selectElsewhere(snapshot), selectOpened(snapshot).forms, selectArrivals(snapshot)]).toEqual([
      true,
      'tab',
      kept('there'),
      2,
    ]);
    actor.send({ type: 'form.take' });
    expect(selectIsLocked(actor.getSnapshot())).toBe(true);
    await settle();
    expect([stage(), wishes, selectArrivals(actor.getSnapshot())]).toEqual(['filling', ['ask', 'take'], 3]);
    expect(selectIsLocked(actor.getSnapshot())).toBe(false);
    actor.send({ type: 'form.taken' });
    expect([stage(), selectElsewhere(actor.getSnapshot())]).toEqual(['reading', 'tab']);
  });

  it('asks which of two states goes on where another device saved one', async () => {
    const { actor, stage, wishes } = await opened(loadedWith('a'), loadedWith('mine'));
    actor.send({ type: 'form.change', forms: kept('mine') });
    actor.send({ type: 'form.leave' });
    await settle();
    expect([stage(), selectElsewhere(actor.getSnapshot())]).toEqual(['reading', 'device']);
    actor.send({ type: 'form.keep' });
    await settle();
    expect([stage(), wishes]).toEqual(['filling', ['ask', 'keep']]);
  });

  it('is opened again where it could not be, and ends with the launch', async () => {
    const { actor, stage } = await opened();
    expect(stage()).toBe('unloaded');
    const other = await opened(loadedWith('a', { isHeld: false }));
    other.actor.send({ type: 'test.launched' });
    expect(other.stage()).toBe('launched');
    actor.send({ type: 'load.retry' });
    await settle();
    expect(stage()).toBe('unloaded');
  });
});

const copy = (more: Partial<FormCopy> = {}): FormCopy => ({ forms: kept('here'), version: 2, savedAt, isUnsent: true, stamp: 5, ...more });
const server = (more: Partial<ServerForm> = {}): ServerForm => ({ forms: kept('there'), version: 2, savedAt, by: 'me', stamp: 5, ...more });
const stands = (found: ServerForm | null | undefined, own: FormCopy | null, wish: FormWish = 'ask') => {
  const { opened: open, isDisputed } = openForm(found, own, 'me', wish);
  return [open.forms.form, open.version, open.isUnsent, isDisputed];
};

describe('what stands when the form opens', () => {
  it.each([
    ['nothing anywhere', null, null, [null, 0, false, false]],
    ['a silent server and no copy', undefined, null, [null, 0, false, false]],
    ['a silent server and a copy', undefined, copy(), ['here', 2, true, false]],
    ['a copy the server has not, or not any more', null, copy({ isUnsent: false }), ['here', 0, true, false]],
    ['the server alone', server(), null, ['there', 2, false, false]],
    ['an answered copy and a newer version', server({ version: 3, by: 'other' }), copy({ isUnsent: false }), ['there', 3, false, false]],
    ['an unanswered copy of the same version', server(), copy(), ['here', 2, true, false]],
    ['an answered copy and an older version, after a restore', server({ version: 1 }), copy({ isUnsent: false }), ['here', 1, true, false]],
    ['a later save of this device', server({ version: 3, stamp: 6 }), copy(), ['there', 3, false, false]],
    ['an earlier save of this device', server({ version: 3, stamp: 4 }), copy(), ['here', 3, true, false]],
    ['a save of another device', server({ version: 3, by: 'other' }), copy(), ['here', 3, true, true]],
  ] as const)('%s', (_, found, own, expected) => expect(stands(found, own)).toEqual(expected));

  it('is what was wished for', () => {
    const other = server({ version: 3, by: 'other' });
    expect([stands(other, copy(), 'take'), stands(other, copy(), 'keep')]).toEqual([
      ['there', 3, false, false],
      ['here', 3, true, false],
    ]);
  });
});
