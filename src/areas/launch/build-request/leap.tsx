import { leaptTo } from '#schema/rules/launch/schedule.ts';
import type { ScheduleValues } from '#schema/rules/launch/schedule.ts';
import { scheduleTexts } from '#schema/vocabulary/launch/texts.ts';

/** Says when a later start falls on the day on which the clock leaps over its time. */
export function Leap({ schedule }: { readonly schedule: ScheduleValues }) {
  const start = leaptTo(schedule);
  return (
    <p role="status" className="text-small text-warning empty:hidden">
      {start === null ? null : scheduleTexts.leapt(schedule.laterAt.slice(-5), start)}
    </p>
  );
}
