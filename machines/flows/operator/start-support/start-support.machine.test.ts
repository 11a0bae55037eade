import { formWalk } from '#tests/support/act.ts';
import { walk } from '#machines/testing/walk.ts';
import { expect, it } from 'vitest';
import { startSupportMachine } from './start-support.machine.ts';

it('takes every transition', () => {
  expect(walk(startSupportMachine, formWalk).missed).toEqual([]);
});
