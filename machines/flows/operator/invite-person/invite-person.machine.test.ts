import { formWalk } from '#tests/support/act.ts';
import { walk } from '#machines/testing/walk.ts';
import { expect, it } from 'vitest';
import { invitePersonMachine } from './invite-person.machine.ts';

it('takes every transition', () => {
  expect(walk(invitePersonMachine, formWalk).missed).toEqual([]);
});
