import { formWalk } from '#tests/support/act.ts';
import { walk } from '#machines/testing/walk.ts';
import { expect, it } from 'vitest';
import { saveServiceMachine } from './save-service.machine.ts';

it('takes every transition', () => {
  expect(walk(saveServiceMachine, formWalk).missed).toEqual([]);
});
