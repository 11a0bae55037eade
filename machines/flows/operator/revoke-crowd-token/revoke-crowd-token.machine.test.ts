import { actWalk } from '#tests/support/act.ts';
import { walk } from '#machines/testing/walk.ts';
import { expect, it } from 'vitest';
import { revokeCrowdTokenMachine } from './revoke-crowd-token.machine.ts';

it('takes every transition', () => {
  expect(walk(revokeCrowdTokenMachine, actWalk({ id: 'x1' })).missed).toEqual([]);
});
