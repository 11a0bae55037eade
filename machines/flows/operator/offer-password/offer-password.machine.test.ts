import { formWalk } from '#tests/support/act.ts';
import { walk } from '#machines/testing/walk.ts';
import { expect, it } from 'vitest';
import { offerPasswordMachine } from './offer-password.machine.ts';

it('takes every transition', () => {
  expect(walk(offerPasswordMachine, formWalk).missed).toEqual([]);
});
