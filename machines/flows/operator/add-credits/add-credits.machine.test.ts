import { formWalk } from '#tests/support/act.ts';
import { walk } from '#machines/testing/walk.ts';
import { expect, it } from 'vitest';
import { addCreditsMachine } from './add-credits.machine.ts';

it('takes every transition', () => {
  expect(walk(addCreditsMachine, formWalk).missed).toEqual([]);
});
