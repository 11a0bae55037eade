import { walk } from '#machines/testing/walk.ts';
import { formWalk } from '#tests/support/act.ts';
import { createActor, fromPromise } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { form, selectFault } from './form.ts';
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
    expect(walk(machine, formWalk).missed).toEqual([]);
  });

  it('shows each refusal at its field, and says only what belongs to none', async () => {
    const atField = await submitted({ successful: false, secret: null, faults: [{ path: 'name', message: 'Taken' }] });
    expect([atField.said, atField.at('name'), atField.at('code')]).toEqual([[], 'Taken', null]);
    const whole = await submitted({ successful: false, secret: null, faults: [{ path: null, message: 'Not now' }] });
    expect([whole.said, whole.at(null)]).toEqual([[{ type: 'form.refused', message: 'Not now' }], 'Not now']);
  });

  it('says that it failed where the server says nothing', async () => {
    const failed = [{ type: 'form.refused', message: 'It failed.' }];
    expect((await submitted(new Error('no network'))).said).toEqual(failed);
    expect((await submitted({ successful: false, secret: null, faults: [] })).said).toEqual(failed);
  });

  it('hands over what only its sender may read', async () => {
    expect((await submitted({ successful: true, secret: 'abc', faults: [] })).said).toEqual([{ type: 'form.done', secret: 'abc' }]);
  });
});
