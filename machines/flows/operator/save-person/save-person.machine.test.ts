import { formWalk } from '#tests/support/act.ts';
import { walk } from '#machines/testing/walk.ts';
import { expect, it } from 'vitest';
import { savePersonMachine } from './save-person.machine.ts';

it('takes every transition', () => {
  expect(walk(savePersonMachine, formWalk).missed).toEqual([]);
});
