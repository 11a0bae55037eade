import { shape, stored, time } from '#server/api/shape.ts';
import type { Selection } from '#server/api/selection.ts';
import { sql } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';

/** Of test t. */
export const windowShape = (selection: Selection): Sql =>
  shape(selection, {
    status: sql`t.window_status`,
    openedAt: time(sql`t.opened_at`),
    scheduleAt: time(sql`t.schedule_at`),
    plannedEndAt: time(sql`t.planned_end_at`),
    closedAt: time(sql`t.closed_at`),
    cancelledAt: time(sql`t.cancelled_at`),
  });

export const scheduleShape = (selection: Selection): Sql =>
  shape(selection, {
    id: sql`s.id`,
    state: sql`s.state`,
    nextRunAt: sql`case when s.state = 'active' then ${time(sql`s.next_run_at`)} end`,
    performedAt: time(sql`s.performed_at`),
    canceledAt: time(sql`s.canceled_at`),
    recurringDay: sql`s.recurring_day`,
    recurringTime: sql`s.recurring_time`,
    userTimezone: sql`s.user_timezone`,
    runChanges: stored(sql`s.run_changes`),
  });
