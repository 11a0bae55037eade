import type { ScheduleRow } from '#machines/lifecycles/schedule/schedule.types.ts';
import { graphql } from '../gql.ts';
import type { ScheduleRowFragment } from '../graphql.ts';

export const ScheduleAsked = graphql(`
  fragment ScheduleRow on Schedule {
    id
    state
    recurringDay
    recurringTime
    userTimezone
  }
`);

/** What the chart asks of a Schedule, from what the API shows of it. */
export const scheduleRowOf = (from: ScheduleRowFragment): ScheduleRow => ({
  state: from.state,
  recurringDay: from.recurringDay,
  recurringTime: from.recurringTime,
  userTimezone: from.userTimezone,
  runChanges: [],
  nextRunAt: '',
  performedAt: null,
  canceledAt: null,
  cancelReason: null,
});

/** The fields of a Schedule that show columns of its chart. */
export const scheduleFields = { state: 'state', recurringDay: 'recurringDay', recurringTime: 'recurringTime', userTimezone: 'userTimezone' } as const;
