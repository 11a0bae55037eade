import { formWalk } from '#tests/support/act.ts';
import { walk } from '#machines/testing/walk.ts';
import { expect, it } from 'vitest';
import { saveOrganizationMachine } from './save-organization.machine.ts';

it('takes every transition', () => {
  expect(walk(saveOrganizationMachine, formWalk).missed).toEqual([]);
});
