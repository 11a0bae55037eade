import { describe, expect, it } from 'vitest';
import { cloneLabel, remainingWords } from './clone-test.ts';

const now = '2026-11-21T09:00:00.000Z';
const said = (window: Parameters<typeof cloneLabel>[0]) => {
  const { label, words } = cloneLabel(window, now);
  return [label, words];
};

describe('the label of a test in a clone list', () => {
  it('LA-256 LA-257: is live with the time that is left, floored', () => {
    expect(said({ status: 'open', plannedEndAt: '2026-11-23T12:59:59.000Z' })).toEqual(['live', '2d 3h left']);
    expect(remainingWords('2026-11-21T12:20:59.000Z', now)).toBe('3h 20min left');
    expect(remainingWords('2026-11-21T09:20:59.000Z', now)).toBe('20min left');
    expect(said({ status: 'open', plannedEndAt: '2026-11-21T08:59:59.000Z' })).toEqual(['live', 'Overdue']);
    expect(said({ status: 'open', plannedEndAt: null })).toEqual(['live', '']);
  });

  it('LA-258 LA-259: is finished with the day it closed, in UTC', () => {
    expect(said({ status: 'closed', closedAt: '2026-11-03T23:05:00.000Z' })).toEqual(['finished', 'Finished 3 Nov 2026, 23:05 UTC']);
  });

  it('says what else a request can be', () => {
    expect(said({ status: 'scheduled', scheduleAt: '2026-11-24T09:00:00.000Z' })).toEqual(['upcoming', 'Opens 24 Nov 2026, 09:00 UTC']);
    expect(said({ status: 'prep' })).toEqual(['upcoming', '']);
    expect(said({ status: 'cancelled', cancelledAt: '2026-11-01T09:00:00.000Z' })).toEqual([
      'cancelled',
      'Cancelled 1 Nov 2026, 09:00 UTC',
    ]);
  });
});
