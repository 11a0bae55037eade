import { expect, it } from 'vitest';
import { begunWindowStatuses, endedWindowStatuses, runningWindowStatuses, testWindowStatuses, upcomingWindowStatuses } from './test.ts';

it('a window is ahead, runs, or is over', () => {
  expect(testWindowStatuses).toEqual(['prep', 'scheduled', 'open', 'finished', 'closed', 'cancelled']);
  expect([upcomingWindowStatuses, runningWindowStatuses, endedWindowStatuses, begunWindowStatuses]).toEqual([
    ['prep', 'scheduled'],
    ['open', 'finished'],
    ['closed', 'cancelled'],
    ['open', 'finished', 'closed'],
  ]);
});
