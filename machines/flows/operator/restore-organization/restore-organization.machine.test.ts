import { actWalk } from '#tests/support/act.ts';
import { walk } from '#machines/testing/walk.ts';
import { expect, it } from 'vitest';
import { restoreOrganizationMachine } from './restore-organization.machine.ts';

it('takes every transition', () => {
  expect(walk(restoreOrganizationMachine, actWalk({ id: 'x1' })).missed).toEqual([]);
});
