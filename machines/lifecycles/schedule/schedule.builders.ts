import { scheduleLifecycle } from './schedule.machine.ts';
import type { scheduleMachine } from './schedule.machine.ts';
import { byEveryone } from '#machines/testing/who-may.ts';
import type { ScheduleRow } from './schedule.types.ts';
import type { ScheduleState } from '#schema/vocabulary/test.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const row = (state: ScheduleState): ScheduleRow => ({
  state,
  recurringDay: 1,
  recurringTime: '10:00',
  userTimezone: 'Europe/Berlin',
  runChanges: state === 'active' ? [{ at: '2026-01-19T09:00:00.000Z', to: null }] : [],
  nextRunAt: '2026-01-05T09:00:00.000Z',
  performedAt: null,
  canceledAt: null,
  cancelReason: null,
});
const { state: _, ...input } = row('active');

export const scheduleSamples: WalkOptions<typeof scheduleMachine> = { inputs: [input], events: byEveryone(scheduleLifecycle) };
