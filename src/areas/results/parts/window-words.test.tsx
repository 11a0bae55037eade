// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { window } from './results.builders.ts';
import { WindowBadge, WindowWords } from './window-words.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const words = (facts: Parameters<typeof window>[0]) => render(<WindowWords window={window(facts)} />).container.textContent;
const badge = (facts: Parameters<typeof window>[0], isCapital = false) =>
  render(<WindowBadge window={window(facts)} isCapital={isCapital} />).container.textContent;
const at = '2026-11-21T14:05:00.000Z';
const from = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
const hour = 3_600_000;

describe('status message', () => {
  it('RE-084: preparing', () => expect(words({ status: 'prep' })).toBe('preparing'));
  it('RE-085: scheduled with its date', () =>
    expect(words({ status: 'scheduled', scheduleAt: at })).toBe('scheduled 21 Nov 2026, 14:05 UTC'));
  it('RE-086: the time left with the word remaining', () => expect(words({ plannedEndAt: from(18.5 * hour) })).toBe('18h remaining'));
  it('RE-087: by the time past the planned end', () => expect(words({ plannedEndAt: from(-2.5 * hour) })).toBe('by 2h'));
  it('says what is overdue where it stands apart from the badge', () => {
    const { container } = render(<WindowWords window={window({ plannedEndAt: from(-2.5 * hour) })} isApart />);
    expect(container.textContent).toBe('2h past its planned end');
  });
  it('RE-088: Finished with its date', () => expect(words({ status: 'closed', closedAt: at })).toBe('Finished 21 Nov 2026, 14:05 UTC'));
  it('RE-463: Finished where the crowd is through and the test is not closed', () => {
    expect([words({ status: 'finished' }), badge({ status: 'finished', plannedEndAt: from(-hour) })]).toEqual(['Finished', '']);
  });
  it('RE-089: Cancelled with its date', () =>
    expect(words({ status: 'cancelled', cancelledAt: at })).toBe('Cancelled 21 Nov 2026, 14:05 UTC'));
});

describe('badge', () => {
  it('RE-081: reads Live before the planned end', () => expect(badge({ plannedEndAt: from(hour) })).toBe('Live'));
  it('RE-082: reads Overdue past it', () => expect(badge({ plannedEndAt: from(-hour) })).toBe('Overdue'));
  it('RE-083: is missing unless the window is open', () => {
    expect((['prep', 'scheduled', 'finished', 'closed', 'cancelled'] as const).map((status) => badge({ status }))).toEqual([
      '',
      '',
      '',
      '',
      '',
    ]);
  });
});
