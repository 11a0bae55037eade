import { formWalk } from '#tests/support/act.ts';
import { walk } from '#machines/testing/walk.ts';
import { expect, it } from 'vitest';
import { changePasswordMachine } from './change-password.machine.ts';

it('takes every transition', () => {
  expect(walk(changePasswordMachine, formWalk).missed).toEqual([]);
});
