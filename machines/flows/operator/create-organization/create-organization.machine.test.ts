import { formWalk } from '#tests/support/act.ts';
import { walk } from '#machines/testing/walk.ts';
import { expect, it } from 'vitest';
import { createOrganizationMachine } from './create-organization.machine.ts';

it('takes every transition', () => {
  expect(walk(createOrganizationMachine, formWalk).missed).toEqual([]);
});
