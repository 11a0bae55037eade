import type { ScheduleRow } from '#machines/lifecycles/schedule/schedule.types.ts';
import { shown } from '#machines/lifecycles/shown.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { walkOverHttp } from './walk-over-http.ts';

const active: ScheduleRow = {
  state: 'active',
  recurringDay: 1,
  recurringTime: '10:00',
  userTimezone: 'Europe/Berlin',
  runChanges: [],
  nextRunAt: '2026-11-23T09:00:00.000Z',
  performedAt: null,
  canceledAt: null,
  cancelReason: null,
};
const past = '2026-11-20T10:00:00.000Z';

const places: Readonly<Record<string, ScheduleRow>> = {
  active,
  paused: { ...active, state: 'paused' },
  changed: {
    ...active,
    runChanges: [
      { at: '2026-11-30T09:00:00.000Z', to: '2026-12-02T09:00:00.000Z' },
      { at: '2026-12-07T09:00:00.000Z', to: null },
    ],
  },
  performed: { ...active, state: 'performed', performedAt: past },
  canceled: { ...active, state: 'canceled', canceledAt: past, cancelReason: 'The project has ended' },
};

walkOverHttp({
  subject: subjects.schedule,
  shown: shown.schedule,
  thing: () => 'schedule',
  places,
  more: [
    { type: 'schedule.update', recurringDay: null, recurringTime: '10:00', userTimezone: 'Europe/Berlin' },
    { type: 'schedule.update', recurringDay: 7, recurringTime: '10:00', userTimezone: 'Europe/Berlin' },
    { type: 'schedule.update', recurringDay: 1, recurringTime: null, userTimezone: 'Europe/Berlin' },
    { type: 'schedule.update', recurringDay: 1, recurringTime: '25:00', userTimezone: 'Europe/Berlin' },
    { type: 'schedule.update', recurringDay: 1, recurringTime: '10:00', userTimezone: 'Mars/Olympus' },
    { type: 'run.skip', reason: '  ' },
    { type: 'run.skip', reason: 'Holiday', runAt: '2026-11-20T10:00:00.000Z' },
    { type: 'schedule.cancel', reason: '' },
    { type: 'run.skip', reason: 'Holiday', runAt: '2026-12-02T09:00:00.000Z' },
    { type: 'run.move', runAt: '2026-11-23T09:00:00.000Z', to: '2026-11-25T09:00:00.000Z' },
    { type: 'run.move', runAt: '2026-11-23T09:00:00.000Z', to: '2026-11-20T09:00:00.000Z' },
    { type: 'run.move', runAt: '2026-11-23T09:00:00.000Z', to: '2026-12-03T09:00:00.000Z' },
    { type: 'run.restore', ruledAt: '2026-12-07T09:00:00.000Z' },
  ],
  asked: {
    'schedule.update': 'updateSchedule',
    'run.skip': { mutation: 'skipNextScheduleRun', input: ({ reason, runAt = null }, scheduleId) => ({ scheduleId, reason, runAt }) },
    'run.move': 'moveScheduleRun',
    'run.restore': 'restoreScheduleRun',
    'schedule.pause': 'pauseSchedule',
    'schedule.resume': 'resumeSchedule',
    'schedule.cancel': 'cancelSchedule',
  },
  elsewhere: { 'run.perform': 'job', 'schedule.finish': 'job' },
});
