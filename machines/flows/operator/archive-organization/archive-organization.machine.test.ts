import { actWalk } from '#tests/support/act.ts';
import { walk } from '#machines/testing/walk.ts';
import { expect, it } from 'vitest';
import { archiveOrganizationMachine } from './archive-organization.machine.ts';

it('takes every transition', () => {
  expect(walk(archiveOrganizationMachine, actWalk({ id: 'x1' })).missed).toEqual([]);
});
