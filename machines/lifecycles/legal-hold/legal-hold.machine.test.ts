import { legalHoldStates } from '#schema/vocabulary/retention.ts';
import { disagreements, leaves, sender, whoMay } from '#machines/testing/who-may.ts';
import { walk } from '#machines/testing/walk.ts';
import { describe, expect, it } from 'vitest';
import { next } from '../../lib/lifecycle.ts';
import { legalHoldLifecycle, legalHoldMachine } from './legal-hold.machine.ts';
import { legalHoldSamples } from './legal-hold.builders.ts';

const at = '2026-01-05T09:00:00.000Z';
const rows = [
  { state: 'placed', liftedAt: null },
  { state: 'lifted', liftedAt: at },
] as const;

describe('a legal hold', () => {
  it('takes every transition', () => {
    expect(walk(legalHoldMachine, legalHoldSamples).untaken).toEqual([]);
  });

  it('answers the same asked, told why and moved', () => {
    expect(disagreements(legalHoldLifecycle, rows)).toEqual([]);
  });

  it('is lifted by operators alone, and for good', () => {
    expect(leaves(legalHoldMachine)).toEqual([...legalHoldStates]);
    expect(rows.map((row) => whoMay(legalHoldLifecycle, row))).toEqual([{ 'hold.lift': 'O' }, {}]);
    expect(next(legalHoldLifecycle, rows[0], { type: 'hold.lift', actor: sender('operator'), at }).row).toEqual({
      state: 'lifted',
      liftedAt: at,
    });
  });
});
