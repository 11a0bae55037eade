import { actWalk } from '#tests/support/act.ts';
import { walk } from '#machines/testing/walk.ts';
import { expect, it } from 'vitest';
import { endOtherSessionsMachine } from './end-other-sessions.machine.ts';

it('takes every transition', () => {
  expect(walk(endOtherSessionsMachine, actWalk({ id: 's1' })).missed).toEqual([]);
});
