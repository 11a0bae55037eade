import { actWalk, formWalk } from '#tests/support/act.ts';
import { walk } from '#machines/testing/walk.ts';
import { expect, it } from 'vitest';
import {
  invitePersonMachine,
  offerPasswordMachine,
  removePersonMachine,
  restorePersonMachine,
  savePersonMachine,
  signOutPersonMachine,
  startSupportMachine,
} from './administer-person.machine.ts';

it.each([invitePersonMachine, savePersonMachine, restorePersonMachine, offerPasswordMachine, startSupportMachine])(
  '$id takes every transition',
  (machine) => {
    expect(walk(machine, formWalk).missed).toEqual([]);
  },
);

it.each([removePersonMachine, signOutPersonMachine])('$id takes every transition', (machine) => {
  expect(walk(machine, actWalk({ userId: 'u1' })).missed).toEqual([]);
});
