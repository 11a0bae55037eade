import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { KeptForm } from '#schema/rules/launch/kept-form.ts';
import { simpleRequest } from '#schema/rules/launch/simple-request.builders.ts';
import { emptySimpleRequest } from '#schema/rules/launch/simple-request.ts';
import { walk } from '#machines/testing/walk.ts';
import {
  simpleRequestMachine,
  selectAsides,
  selectElsewhere,
  selectIsEditable,
  selectKeeping,
  selectKept,
  selectLaunchedName,
  selectProblemAt,
  selectProblems,
  selectStage,
  selectValues,
} from './simple-request.ts';
import type { LoadedForm, SimpleRequestEvent } from './simple-request.ts';
import { keepFormMachine } from '#machines/flows/shared/keep-form.ts';
import { simpleRequestSamples, kept, loadedWith, at, input } from './simple-request.builders.ts';

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

async function opened(first: LoadedForm, ...later: readonly LoadedForm[]) {
  const answers = [first, ...later];
  const asked: unknown[] = [];
  const sent: string[] = [];
  const machine = simpleRequestMachine.provide({
    actors: {
      loadForm: fromPromise(async ({ input: wish }): Promise<LoadedForm> => {
        asked.push(wish);
        return answers.shift() ?? first;
      }),
      watchForm: fromCallback(() => {}),
      followForm: fromCallback(() => {}),
      keepForm: keepFormMachine.provide({
        actors: {
          saveForm: fromPromise(async ({ input: { saved } }) => {
            sent.push(saved.forms.form.values.notes);
            return saved.forms.form.values.notes === 'Too late'
              ? { kind: 'stale' as const }
              : { kind: 'saved' as const, version: saved.version + 1, savedAt: at };
          }),
          watchPage: fromCallback(() => {}),
        },
      }),
    },
  });
  const actor = createActor(machine, { input: { ...input, wished: { testId: 'a1', given: null } } }).start();
  await settle();
  const said: string[] = [];
  actor.on('*', (event) => said.push(event.type === 'problems.found' ? `${event.type} ${event.path}` : event.type));
  return { actor, said, asked, sent, send: (...events: readonly SimpleRequestEvent[]) => events.forEach((event) => actor.send(event)) };
}

const filling = (form: KeptForm) => opened(loadedWith(form));

describe('filling in the simple form', () => {
  it('takes every transition', () => {
    expect(walk(simpleRequestMachine, simpleRequestSamples).missed).toEqual([]);
  });

  it('opens the preview with what was typed', async () => {
    const { actor, said, send } = await filling(kept());
    send({ type: 'values.change', fields: { notes: 'Ask for Ann' } }, { type: 'preview.open', at });
    expect([selectStage(actor.getSnapshot()), selectKept(actor.getSnapshot())?.form.values.notes, said]).toEqual([
      'previewed',
      'Ask for Ann',
      ['preview.opened'],
    ]);
  });

  it('names the first field to fix instead of going on', async () => {
    const { actor, said, send } = await filling(kept({ testObjective: '', notes: '' }));
    expect([selectProblems(actor.getSnapshot()), selectProblemAt('notes')(actor.getSnapshot())]).toEqual([[], null]);
    send({ type: 'preview.open', at });
    expect(said).toEqual(['problems.found testObjective']);
    expect(selectProblems(actor.getSnapshot()).map(({ message }) => message)).toEqual([
      'A test objective is required',
      'Notes are required',
    ]);
    send({ type: 'values.change', fields: { testObjective: 'Look' } });
    expect(selectProblems(actor.getSnapshot()).map(({ path }) => path)).toEqual(['notes']);
  });

  it('says what is wrong in a field once it was left', async () => {
    const { actor, send } = await filling(kept({ name: '' }));
    send({ type: 'field.leave', field: 'name' });
    expect([selectProblemAt('name')(actor.getSnapshot()), selectProblemAt('notes')(actor.getSnapshot())]).toEqual([
      'A test run name is required',
      null,
    ]);
  });

  it('looks at the schedule at the moment of the press', async () => {
    const schedule = { ...simpleRequest().schedule, mode: 'later' as const, laterAt: '2026-11-21T10:30' };
    const { said, send } = await filling(kept({ schedule }));
    send({ type: 'preview.open', at: '2026-11-21T09:40:00.000Z' });
    expect(said).toEqual(['problems.found scheduleAt']);
  });

  it('brings a cleared form back', async () => {
    const { actor, said, send } = await filling(kept());
    send({ type: 'form.clear', draftId: 'd2' });
    expect([selectValues(actor.getSnapshot()).name, selectKept(actor.getSnapshot())?.form.draftId, said]).toEqual([
      '',
      'd2',
      ['form.cleared'],
    ]);
    send({ type: 'form.restore', draftId: 'd1' });
    expect(selectKept(actor.getSnapshot())).toEqual({ form: kept(), asides: [] });
  });

  it('offers nothing back where nothing was typed', async () => {
    const { said, send } = await filling({ ...kept(), values: emptySimpleRequest('UTC') });
    send({ type: 'form.clear', draftId: 'd2' });
    expect(said).toEqual([]);
  });

  it('puts what was typed into a cleared form aside when the cleared one comes back', async () => {
    const { actor, send } = await filling(kept());
    send({ type: 'form.clear', draftId: 'd2' }, { type: 'values.change', fields: { name: 'Second' } });
    send({ type: 'form.restore', draftId: 'd1' });
    const found = selectKept(actor.getSnapshot());
    expect([found?.form.draftId, selectAsides(actor.getSnapshot()).map(({ values }) => values.name)]).toEqual(['d1', ['Second']]);
    send({ type: 'aside.forget', draftId: 'd2' });
    expect(selectAsides(actor.getSnapshot())).toEqual([]);
  });

  it('says that the test it came with was launched, until that was read', async () => {
    const { actor, send } = await opened({ ...loadedWith(kept()), launchedName: 'Checkout' });
    expect(selectLaunchedName(actor.getSnapshot())).toBe('Checkout');
    send({ type: 'launched.forget' });
    expect(selectLaunchedName(actor.getSnapshot())).toBeNull();
  });

  it('only reads what another tab types, until it takes the form over', async () => {
    const { actor, asked, send } = await opened(loadedWith(kept(), false), loadedWith(kept()));
    const refused: readonly SimpleRequestEvent[] = [
      { type: 'values.change', fields: { name: 'x' } },
      { type: 'form.clear', draftId: 'd2' },
      { type: 'preview.open', at },
    ];
    expect([selectStage(actor.getSnapshot()), refused.filter((event) => actor.getSnapshot().can(event))]).toEqual(['reading', []]);
    send({ type: 'form.followed', kept: { form: kept({ name: 'Typed there' }), asides: [] } });
    expect(selectValues(actor.getSnapshot()).name).toBe('Typed there');
    send({ type: 'form.take' });
    await settle();
    const wished = { testId: 'a1', given: null };
    expect([selectStage(actor.getSnapshot()), asked]).toEqual([
      'filling',
      [
        { wished, isTaking: false, known: null },
        { wished, isTaking: true, known: { form: kept({ name: 'Typed there' }), asides: [] } },
      ],
    ]);
  });

  it('becomes read only when another tab takes it, and starts from no earlier test when it takes it back', async () => {
    const { actor, asked, send } = await filling(kept());
    send({ type: 'values.change', fields: { name: 'Half a na' } }, { type: 'form.taken' });
    expect([selectStage(actor.getSnapshot()), selectIsEditable(actor.getSnapshot()), selectValues(actor.getSnapshot()).name]).toEqual([
      'reading',
      false,
      'Half a na',
    ]);
    send({ type: 'form.take' });
    await settle();
    expect(asked.at(-1)).toEqual({
      wished: { testId: null, given: null },
      isTaking: true,
      known: { form: kept({ name: 'Half a na' }), asides: [] },
    });
  });

  it('sends what was typed a moment before it goes on to the preview', async () => {
    const { send, sent } = await filling(kept());
    send({ type: 'values.change', fields: { notes: 'A moment before' } }, { type: 'preview.open', at });
    expect(sent).toEqual(['A moment before']);
  });

  it('is only read once another device saved a newer form, and says so', async () => {
    const { actor, send } = await filling(kept());
    send({ type: 'values.change', fields: { notes: 'Too late' } });
    selectKeeping(actor.getSnapshot())?.send({ type: 'page.hidden' });
    await settle();
    expect([selectStage(actor.getSnapshot()), selectElsewhere(actor.getSnapshot()), selectValues(actor.getSnapshot()).notes]).toEqual([
      'reading',
      'device',
      'Too late',
    ]);
    send({ type: 'form.take' });
    await settle();
    expect(selectStage(actor.getSnapshot())).toBe('filling');
  });
});
