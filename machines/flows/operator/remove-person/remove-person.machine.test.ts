import { actWalk } from '#tests/support/act.ts';
import { walk } from '#machines/testing/walk.ts';
import { expect, it } from 'vitest';
import { removePersonMachine } from './remove-person.machine.ts';

it('takes every transition', () => {
  expect(walk(removePersonMachine, actWalk({ id: 'x1' })).missed).toEqual([]);
});
