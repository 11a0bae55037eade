import { walk } from '#machines/testing/walk.ts';
import { formSamples } from './act.builders.ts';
import { createActor, fromPromise } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { form, selectFault, selectIsOpen, selectSecret, selectTyped } from './form.ts';
import type { FormAnswer, FormValues } from './form.ts';

const machine = form({ id: 'tryForm', failed: 'It failed.', fields: ['name'] });

const submitted = async (answer: FormAnswer | Error) => {
  const send = fromPromise<FormAnswer, FormValues>(async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const actor = createActor(machine.provide({ actors: { send } })).start();
  const said: unknown[] = [];
  actor.on('*', (event) => said.push(event));
  actor.send({ type: 'form.submit', values: { name: 'x' } });
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('editing'));
  return { said, at: (path: string | null) => selectFault(path)(actor.getSnapshot()) };
};

describe('a form', () => {
  it('takes every transition', () => {
    expect(walk(machine, formSamples).missed).toEqual([]);
  });

  it('shows each refusal at its field, and says only what belongs to none', async () => {
    const atField = await submitted({ successful: false, secret: null, faults: [{ path: 'name', message: 'Taken' }] });
    expect([atField.said, atField.at('name'), atField.at('code')]).toEqual([[], 'Taken', null]);
    const whole = await submitted({ successful: false, secret: null, faults: [{ path: null, message: 'Not now' }] });
    expect([whole.said, whole.at(null)]).toEqual([[{ type: 'form.refused', message: 'Not now' }], 'Not now']);
  });

  it('says that it failed where the server says nothing', async () => {
    const failed = [{ type: 'form.refused', message: 'It failed.' }];
    const lost = await submitted(new Error('no network'));
    expect([lost.said, lost.at(null)]).toEqual([failed, 'It failed.']);
    expect((await submitted({ successful: false, secret: null, faults: [] })).said).toEqual(failed);
  });

  it('keeps what is typed, also beside a refusal and while its answer is on the way, and sends it as the mutation takes it', async () => {
    const sent: FormValues[] = [];
    const answers = [true, false].map((successful) => ({ successful, secret: null, faults: [] }));
    const send = fromPromise<FormAnswer, FormValues>(async ({ input }) => {
      sent.push(input);
      return answers.pop() ?? Promise.reject(new Error('gone'));
    });
    const wired = form({
      id: 'wired',
      failed: 'It failed.',
      empty: { name: '', count: '1' },
      wire: (typed) => ({ ...typed, count: Number(typed['count']) }),
    });
    const actor = createActor(wired.provide({ actors: { send } }), { input: { id: 'a1' } }).start();
    actor.send({ type: 'form.change', values: { name: 'Ann' } });
    actor.send({ type: 'form.submit' });
    actor.send({ type: 'form.change', values: { count: '2' } });
    await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('editing'));
    expect(actor.getSnapshot().context.values).toEqual({ id: 'a1', name: 'Ann', count: '2' });
    actor.send({ type: 'form.submit' });
    await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('editing'));
    expect(sent).toEqual([
      { id: 'a1', name: 'Ann', count: 1 },
      { id: 'a1', name: 'Ann', count: 2 },
    ]);
  });

  it.each([
    ['goes with the next letter', {}, null],
    ['stays until it is sent again where the form says so', { keepsFaults: true } as const, 'Taken'],
  ])('says a refusal that %s', async (_, more, said) => {
    const send = fromPromise<FormAnswer, FormValues>(async () => ({
      successful: false,
      secret: null,
      faults: [{ path: 'name', message: 'Taken' }],
    }));
    const chart = form({ id: 'tryForm', failed: 'It failed.', fields: ['name'], ...more });
    const actor = createActor(chart.provide({ actors: { send } })).start();
    actor.send({ type: 'form.submit' });
    await vi.waitFor(() => expect(selectFault('name')(actor.getSnapshot())).toBe('Taken'));
    actor.send({ type: 'form.change', values: { name: 'x' } });
    expect(selectFault('name')(actor.getSnapshot())).toBe(said);
  });

  it('is empty again once it is done where the form says so', async () => {
    const send = fromPromise<FormAnswer, FormValues>(async () => ({ successful: true, secret: null, faults: [] }));
    const chart = form({ id: 'tryForm', failed: 'It failed.', empty: { name: '' }, clears: true });
    const actor = createActor(chart.provide({ actors: { send } })).start();
    actor.send({ type: 'form.change', values: { name: 'x' } });
    actor.send({ type: 'form.submit' });
    await vi.waitFor(() => expect(actor.getSnapshot().context.values).toEqual({ name: '' }));
  });

  it('hands over what only its sender may read', async () => {
    expect((await submitted({ successful: true, secret: 'abc', faults: [] })).said).toEqual([{ type: 'form.done', secret: 'abc' }]);
  });
});

describe('a form over the page', () => {
  const over = form({ id: 'overForm', failed: 'It failed.', fields: ['name'], empty: { name: '' }, opens: true, hands: true });

  const opened = (answer: () => Promise<FormAnswer>) => {
    const actor = createActor(over.provide({ actors: { send: fromPromise<FormAnswer, FormValues>(answer) } })).start();
    actor.send({ type: 'form.open' });
    actor.send({ type: 'form.change', values: { name: 'Ann' } });
    const at = () => [selectIsOpen(actor.getSnapshot()), selectTyped('name')(actor.getSnapshot()), selectSecret(actor.getSnapshot())];
    return { actor, at };
  };
  const done = async () => ({ successful: true, secret: 'abc', faults: [] });
  const refused = async () => ({ successful: false, secret: null, faults: [{ path: 'name', message: 'Taken' }] });

  it('takes every transition', () => {
    expect(walk(over, formSamples).missed).toEqual([]);
  });

  it('is put away with what was typed, and begins anew', () => {
    const { actor, at } = opened(done);
    actor.send({ type: 'form.cancel' });
    expect(at()[0]).toBe(false);
    actor.send({ type: 'form.open', values: { name: 'Bo' } });
    expect(at()).toEqual([true, 'Bo', null]);
  });

  it('is gone once it is done, and what it made stays until it was handed over', async () => {
    const { actor, at } = opened(done);
    actor.send({ type: 'form.submit' });
    expect(at()[0]).toBe(true);
    await vi.waitFor(() => expect(at()).toEqual([false, 'Ann', 'abc']));
    actor.send({ type: 'secret.close' });
    expect(at()[2]).toBeNull();
  });

  it('comes back with what was typed where it was put away before it was refused', async () => {
    const { actor, at } = opened(refused);
    actor.send({ type: 'form.submit' });
    actor.send({ type: 'form.cancel' });
    expect(at()[0]).toBe(false);
    await vi.waitFor(() => expect(at()).toEqual([true, 'Ann', null]));
    expect(selectFault('name')(actor.getSnapshot())).toBe('Taken');
  });

  it('is shown again while its answer is on the way', () => {
    const { actor, at } = opened(done);
    for (const type of ['form.submit', 'form.cancel', 'form.open'] as const) actor.send({ type });
    expect(at()).toEqual([true, 'Ann', null]);
  });
});
