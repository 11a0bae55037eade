import { actWalk } from '#tests/support/act.ts';
import { walk } from '#machines/testing/walk.ts';
import { expect, it } from 'vitest';
import { signOutPersonMachine } from './sign-out-person.machine.ts';

it('takes every transition', () => {
  expect(walk(signOutPersonMachine, actWalk({ id: 'x1' })).missed).toEqual([]);
});
