import { disagreements, sender, whoMay } from '#machines/testing/who-may.ts';
import { walk } from '#machines/testing/walk.ts';
import { reproductionStatuses } from '#schema/vocabulary/reproduction.ts';
import { describe, expect, it } from 'vitest';
import { next, refusalOf } from '../../lib/lifecycle.ts';
import { reproductionLifecycle, reproductionMachine } from './reproduction.machine.ts';
import type { ReproductionRow } from './reproduction.types.ts';
import { reproductionSamples, told } from './reproduction.builders.ts';

const rows: readonly ReproductionRow[] = [null, ...reproductionStatuses].map((status) => ({ status }));

describe('reproduction of an issue', () => {
  it('takes every transition', () => expect(walk(reproductionMachine, reproductionSamples).untaken).toEqual([]));

  it('answers the same asked, told why and moved', () => expect(disagreements(reproductionLifecycle, rows, told)).toEqual([]));

  it('is told by testers alone', () => {
    for (const row of rows) expect(whoMay(reproductionLifecycle, row)).toEqual({ 'reproduction.submit': 'S' });
  });

  it('becomes what is told, whatever was told before', () => {
    for (const row of rows)
      expect(told.map((event) => ({ ...row, ...next(reproductionLifecycle, row, event).row }))).toEqual(
        reproductionStatuses.map((status) => ({ status })),
      );
  });

  it('changes nothing when the same is told again', () =>
    expect(told.map((event) => next(reproductionLifecycle, { status: event.status }, event).changed)).toEqual([
      false,
      false,
      false,
      false,
    ]));

  it('takes no other status', () => {
    const event = { type: 'reproduction.submit', actor: sender('system'), status: 'skipped' as 'pass' } as const;
    expect(refusalOf(reproductionLifecycle, { status: null }, event)).toEqual({
      code: 'inclusion',
      message: 'The status must be pass, fail, blocked or not_tested.',
      path: ['status'],
    });
  });
});
