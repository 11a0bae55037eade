import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { form, selectFault } from './form.ts';
import type { FormAnswer, FormValues } from './form.ts';
import { faultsOf } from './server-faults.ts';

const machine = form({ id: 'sample', failed: 'It failed.', fields: ['name', 'site'] });

/** What a form says at its fields and as a whole after the server refused it so. */
const shown = async (message: string): Promise<readonly (string | null)[]> => {
  const send = fromPromise<FormAnswer, FormValues>(async () => ({
    successful: false,
    faults: faultsOf([{ path: null, message }]),
    secret: null,
  }));
  const actor = createActor(machine.provide({ actors: { send } })).start();
  let said: string | null = null;
  actor.on('form.refused', (event) => (said = event.message));
  actor.send({ type: 'form.submit', values: {} });
  await waitFor(actor, (snapshot) => snapshot.matches('editing'));
  return [selectFault('name')(actor.getSnapshot()), selectFault('site')(actor.getSnapshot()), said];
};

describe('an error of the server', () => {
  it('SH-307: that is a JSON object of fields and messages shows each field its own', async () => {
    expect(await shown('{"name":["is taken","is too short"],"site":["must start with https"]}')).toEqual([
      'is taken, is too short',
      'must start with https',
      null,
    ]);
  });

  it('SH-308: has a key that ends in base said of the whole form', async () => {
    expect(await shown('{"name":["is taken"],"integration.base":["cannot be saved now"]}')).toEqual([
      'is taken',
      null,
      'cannot be saved now',
    ]);
  });

  it('SH-309: that is other text is said of the whole form', async () => {
    expect(await shown('The server is full.')).toEqual([null, null, 'The server is full.']);
  });

  it('is text where its JSON is no object of messages, and stands where the server put it', () => {
    for (const message of ['"name"', '[1]', '{"name":1}', '{"name":"is taken"', 'null'])
      expect(faultsOf([{ path: null, message }])).toEqual([{ path: null, message }]);
    expect(faultsOf([{ path: 'name', message: '{"site":["x"]}' }])).toEqual([{ path: 'name', message: '{"site":["x"]}' }]);
  });
});
