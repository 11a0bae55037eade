import { actWalk } from '#tests/support/act.ts';
import { walk } from '#machines/testing/walk.ts';
import { expect, it } from 'vitest';
import { resendMailMachine } from './resend-mail.machine.ts';

it('takes every transition', () => {
  expect(walk(resendMailMachine, actWalk({ mailId: 'm1' })).missed).toEqual([]);
});
