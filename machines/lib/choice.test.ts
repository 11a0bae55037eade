import { walk } from '#machines/testing/walk.ts';
import { createActor } from 'xstate';
import { expect, it } from 'vitest';
import { choiceMachine, selectChosen } from './choice.ts';

const input = { chosen: '' };

it('takes every transition', () => {
  expect(walk(choiceMachine, { inputs: [input], events: [{ type: 'choice.make', chosen: 'cart' }] }).missed).toEqual([]);
});

it('is what was chosen last, and at first what was given', () => {
  const actor = createActor(choiceMachine, { input }).start();
  expect(selectChosen(actor.getSnapshot())).toBe('');
  for (const chosen of ['cart', 'checkout']) actor.send({ type: 'choice.make', chosen });
  expect(selectChosen(actor.getSnapshot())).toBe('checkout');
});
