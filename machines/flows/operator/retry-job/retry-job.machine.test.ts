import { actWalk } from '#tests/support/act.ts';
import { walk } from '#machines/testing/walk.ts';
import { expect, it } from 'vitest';
import { retryJobMachine } from './retry-job.machine.ts';

it('takes every transition', () => {
  expect(walk(retryJobMachine, actWalk({ id: 'x1' })).missed).toEqual([]);
});
