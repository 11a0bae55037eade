import { sharedReportStates } from '#schema/vocabulary/shared-report.ts';
import { disagreements, leaves, sender, whoMay } from '#machines/testing/who-may.ts';
import { walk } from '#machines/testing/walk.ts';
import { describe, expect, it } from 'vitest';
import { next, refusalOf } from '../../lib/lifecycle.ts';
import { end, rows, sharedReportSamples, unopened } from './shared-report.builders.ts';
import { sharedReportLifecycle, sharedReportMachine } from './shared-report.machine.ts';
import type { SharedReportRow } from './shared-report.types.ts';

const before = '2026-01-12T08:59:59.999Z';
const active: SharedReportRow = { ...unopened, state: 'active' };

describe('a shared report', () => {
  it('takes every transition', () => expect(walk(sharedReportMachine, sharedReportSamples).untaken).toEqual([]));

  it('answers the same asked, told why and moved', () =>
    expect(
      disagreements(sharedReportLifecycle, [
        ...rows,
        ...['2026-01-10', '2026-02-12'].map((day) => ({ ...active, expiresAt: `${day}T09:00:00.000Z` })),
      ]),
    ).toEqual([]));

  it('is revoked by customers and test managers, and for good', () => {
    expect(leaves(sharedReportMachine)).toEqual([...sharedReportStates]);
    expect(rows.map((row) => whoMay(sharedReportLifecycle, row))).toEqual([
      { 'report.open': 'S', 'report.revoke': 'CT', 'report.expire': 'S' },
      {},
      {},
    ]);
  });

  it('opens until its end and expires from then on, by the clock alone', () => {
    const said = (type: 'report.open' | 'report.expire', at: string) =>
      refusalOf(sharedReportLifecycle, active, { type, actor: sender('system'), at, from: null, with: null })?.message ?? null;
    expect([said('report.open', before), said('report.open', end)]).toEqual([null, 'The time of this report is over.']);
    expect([said('report.expire', before), said('report.expire', end)]).toEqual(['The time of this report is not over.', null]);
  });

  it('counts how often it was opened and remembers the last time, without a person', () => {
    const opened = { type: 'report.open', actor: sender('system'), at: before, from: '203.0.113.0/24', with: 'Firefox on Linux' } as const;
    expect(next(sharedReportLifecycle, { ...active, openedCount: 4 }, opened).row).toEqual({
      openedCount: 5,
      lastOpenedAt: before,
      lastOpenedFrom: '203.0.113.0/24',
      lastOpenedWith: 'Firefox on Linux',
    });
  });
});
