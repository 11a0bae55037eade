import { nextRun } from '#machines/lifecycles/schedule/schedule.rules.ts';
import { demoId } from '../random.ts';
import type { Making } from './making.ts';
import { northwind } from './organizations.ts';
import type { RequestPlan } from './plan.types.ts';
import { hoursAfter } from './time.ts';

type Recurring = NonNullable<RequestPlan['recurring']>;

export const nextRunOf = (making: Making, { day, time, zone }: Recurring): string =>
  nextRun({ recurringDay: day, recurringTime: time, userTimezone: zone }, making.now.toISOString());

export const scheduleRows = (making: Making, plan: RequestPlan): void => {
  if (plan.recurring === undefined) return;
  const { day, time, zone } = plan.recurring;
  making.rows.add('schedule', {
    id: demoId('schedule', plan.number),
    organization_id: northwind,
    test_id: demoId('test', plan.number),
    state: 'active',
    recurring_day: day,
    recurring_time: time,
    user_timezone: zone,
    next_run_at: nextRunOf(making, plan.recurring),
    performed_at: null,
    canceled_at: null,
    cancel_reason: null,
    version: 1,
    created_at: hoursAfter(making.now, plan.created),
  });
};
