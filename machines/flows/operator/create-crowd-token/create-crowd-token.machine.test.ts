import { formWalk } from '#tests/support/act.ts';
import { walk } from '#machines/testing/walk.ts';
import { expect, it } from 'vitest';
import { createCrowdTokenMachine } from './create-crowd-token.machine.ts';

it('takes every transition', () => {
  expect(walk(createCrowdTokenMachine, formWalk).missed).toEqual([]);
});
