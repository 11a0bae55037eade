import { actWalk, formWalk } from '#tests/support/act.ts';
import { walk } from '#machines/testing/walk.ts';
import { expect, it } from 'vitest';
import { createCrowdTokenMachine, retryJobMachine, revokeCrowdTokenMachine } from './administer-crowd.machine.ts';

it('createCrowdToken takes every transition', () => {
  expect(walk(createCrowdTokenMachine, formWalk).missed).toEqual([]);
});

it.each([revokeCrowdTokenMachine, retryJobMachine])('$id takes every transition', (machine) => {
  expect(walk(machine, actWalk({ tokenId: 't1' })).missed).toEqual([]);
});
