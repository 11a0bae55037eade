import { actWalk, formWalk } from '#tests/support/act.ts';
import { walk } from '#machines/testing/walk.ts';
import { expect, it } from 'vitest';
import {
  addCreditsMachine,
  archiveOrganizationMachine,
  createOrganizationMachine,
  restoreOrganizationMachine,
  saveOrganizationMachine,
} from './administer-organization.machine.ts';

it.each([createOrganizationMachine, saveOrganizationMachine, addCreditsMachine])('$id takes every transition', (machine) => {
  expect(walk(machine, formWalk).missed).toEqual([]);
});

it.each([archiveOrganizationMachine, restoreOrganizationMachine])('$id takes every transition', (machine) => {
  expect(walk(machine, actWalk({ organizationId: 'o1' })).missed).toEqual([]);
});
