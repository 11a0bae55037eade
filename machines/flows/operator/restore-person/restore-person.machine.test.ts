import { formWalk } from '#tests/support/act.ts';
import { walk } from '#machines/testing/walk.ts';
import { expect, it } from 'vitest';
import { restorePersonMachine } from './restore-person.machine.ts';

it('takes every transition', () => {
  expect(walk(restorePersonMachine, formWalk).missed).toEqual([]);
});
