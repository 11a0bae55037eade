import { actWalk } from '#tests/support/act.ts';
import { walk } from '#machines/testing/walk.ts';
import { expect, it } from 'vitest';
import { exportCreditsMachine } from './export-credits.machine.ts';

it('takes every transition', () => {
  expect(walk(exportCreditsMachine, actWalk({ since: null, until: null })).missed).toEqual([]);
});
