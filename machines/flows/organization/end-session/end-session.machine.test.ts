import { actWalk } from '#tests/support/act.ts';
import { walk } from '#machines/testing/walk.ts';
import { expect, it } from 'vitest';
import { endSessionMachine } from './end-session.machine.ts';

it('takes every transition', () => {
  expect(walk(endSessionMachine, actWalk({ id: 's1' })).missed).toEqual([]);
});
