import { after, forget, updates } from '#src/cache/updates.ts';

const scheduleChanged = after(forget(['platformTests', 'platformTest', 'advancedTestRequests', 'organizationStats', 'waitingOnYou']));

/** What the schedule in the answer cannot tell the cache; joined with the first screen that changes schedules. */
Object.assign(updates.Mutation, {
  updateSchedule: scheduleChanged,
  skipNextScheduleRun: scheduleChanged,
  moveScheduleRun: scheduleChanged,
  restoreScheduleRun: scheduleChanged,
  pauseSchedule: scheduleChanged,
  resumeSchedule: scheduleChanged,
  cancelSchedule: scheduleChanged,
});
