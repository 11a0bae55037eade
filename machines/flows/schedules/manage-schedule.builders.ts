import type { Answer } from '#machines/lib/answer.ts';
import type { manageScheduleMachine, ManageScheduleEvent } from './manage-schedule.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const input = { timezone: 'Europe/London' };
const asked = { testId: 't1', scheduleId: 's1' };
export const updateOpen = { type: 'update.open', ...asked } as const;
export const skipOpen = { type: 'skip.open', ...asked } as const;
export const cancelOpen = { type: 'cancel.open', ...asked } as const;
export const day = { type: 'day.choose', recurringDay: '1' } as const;
export const time = { type: 'time.choose', recurringTime: '10:30' } as const;
export const zone = { type: 'zone.choose', userTimezone: 'Asia/Kolkata' } as const;
export const reason = (words: string): ManageScheduleEvent => ({ type: 'reason.change', reason: words });
export const runAt = '2026-12-01T08:00:00.000Z';
export const skip = (key: string, at = runAt): ManageScheduleEvent => ({ type: 'skip.confirm', key, runAt: at });
const close = { type: 'dialog.close' } as const;
export const done: Answer = { successful: true, messages: [] };
const outcomes = {
  outputs: [done, { successful: false, messages: [] }],
  errors: [new Error('gone')],
};

export const manageScheduleSamples: WalkOptions<typeof manageScheduleMachine> = {
  inputs: [input],
  events: [
    updateOpen,
    skipOpen,
    cancelOpen,
    day,
    time,
    zone,
    reason('Holiday'),
    { type: 'update.confirm' },
    skip('k1'),
    { type: 'cancel.confirm' },
    close,
  ],
  outcomes: { updateSchedule: outcomes, skipNextScheduleRun: outcomes, cancelSchedule: outcomes },
  project: ({ context }) => [context.form, context.reason],
};
