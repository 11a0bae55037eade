import type { ManageSchedulePorts } from '#machines/flows/schedules/manage-schedule.ts';
import { writes } from '#src/cache/writes.ts';
import type { Client } from 'urql';
import { CancelSchedule, SkipNextRun, UpdateSchedule } from './manage-schedule.documents.ts';

/** Lets the flow move a schedule, leave its next run out once for each key, and end it. */
export const manageSchedulePorts = (client: Client): ManageSchedulePorts => ({
  updateSchedule: writes(client, UpdateSchedule),
  skipNextScheduleRun: writes(client, SkipNextRun),
  cancelSchedule: writes(client, CancelSchedule),
});
