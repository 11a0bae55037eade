import { actWalk } from '#tests/support/act.ts';
import { walk } from '#machines/testing/walk.ts';
import { expect, it } from 'vitest';
import { takeBackLaunchMachine } from './take-back-launch.machine.ts';

it('takes every transition', () => {
  expect(walk(takeBackLaunchMachine, actWalk({})).missed).toEqual([]);
});
