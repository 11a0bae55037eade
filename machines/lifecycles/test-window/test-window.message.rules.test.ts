import { describe, expect, it } from 'vitest';
import { windowBadge, windowMessage } from './test-window.message.rules.ts';

const now = Date.parse('2026-11-21T12:00:00.000Z');
const later = '2026-11-22T06:30:00.000Z';
const earlier = '2026-11-21T10:00:00.000Z';
const hour = 3_600_000;

describe('window message', () => {
  it('says that a test is being prepared', () => expect(windowMessage({ status: 'prep' }, now)).toEqual({ kind: 'preparing' }));

  it('names the moment of a scheduled, finished or cancelled test', () => {
    expect(windowMessage({ status: 'scheduled', scheduleAt: later }, now)).toEqual({ kind: 'scheduled', at: later });
    expect(windowMessage({ status: 'closed', closedAt: earlier, plannedEndAt: later }, now)).toEqual({ kind: 'finished', at: earlier });
    expect(windowMessage({ status: 'cancelled', cancelledAt: earlier }, now)).toEqual({ kind: 'cancelled', at: earlier });
  });

  it('counts down to the planned end, and up after it', () => {
    expect(windowMessage({ status: 'open', plannedEndAt: later }, now)).toEqual({
      kind: 'remaining',
      at: later,
      milliseconds: 18.5 * hour,
    });
    expect(windowMessage({ status: 'open', plannedEndAt: earlier }, now)).toEqual({ kind: 'overdue', at: earlier, milliseconds: 2 * hour });
  });

  it('has nothing to say without a planned end', () => expect(windowMessage({ status: 'open', plannedEndAt: null }, now)).toBeNull());
});

describe('window badge', () => {
  it('is live until the planned end and overdue after it', () => {
    expect(windowBadge({ status: 'open', plannedEndAt: later }, now)).toBe('live');
    expect(windowBadge({ status: 'open', plannedEndAt: null }, now)).toBe('live');
    expect(windowBadge({ status: 'open', plannedEndAt: earlier }, now)).toBe('overdue');
  });

  it('is missing unless the test is open', () => {
    expect(
      (['prep', 'scheduled', 'finished', 'closed', 'cancelled'] as const).map((status) =>
        windowBadge({ status, plannedEndAt: earlier }, now),
      ),
    ).toEqual([null, null, null, null, null]);
  });
});
