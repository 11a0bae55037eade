import type { ManageSchedulePorts } from '#machines/flows/schedules/manage-schedule/manage-schedule.types.ts';
import { answerOf } from '#src/cache/answer.ts';
import { withKey } from '#src/cache/call.ts';
import type { Client } from 'urql';
import { fromPromise } from 'xstate';
import { CancelSchedule, SkipNextRun, UpdateSchedule } from './manage-schedule.documents.ts';

/** Lets the flow move a schedule, leave its next run out once for each key, and end it. */
export const manageSchedulePorts = (client: Client): ManageSchedulePorts => ({
  updateSchedule: fromPromise(async ({ input }) =>
    answerOf(await client.mutation(UpdateSchedule, { input }).toPromise(), (data) => data.updateSchedule),
  ),
  skipNextScheduleRun: fromPromise(async ({ input: { scheduleId, reason, key } }) =>
    answerOf(
      await client.mutation(SkipNextRun, { input: { scheduleId, reason } }, withKey(key)).toPromise(),
      (data) => data.skipNextScheduleRun,
    ),
  ),
  cancelSchedule: fromPromise(async ({ input }) =>
    answerOf(await client.mutation(CancelSchedule, { input }).toPromise(), (data) => data.cancelSchedule),
  ),
});
