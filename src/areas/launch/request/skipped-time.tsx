import { skippedTo } from '#schema/rules/launch/schedule.ts';
import type { ScheduleValues } from '#schema/rules/launch/schedule.ts';
import { scheduleTexts } from '#schema/vocabulary/launch/texts.ts';

/** Says when a later start falls on the day on which the clock skips its time. */
export function SkippedTime({ schedule }: { readonly schedule: ScheduleValues }) {
  const start = skippedTo(schedule);
  return (
    <p role="status" className="text-small text-warning empty:hidden">
      {start === null ? null : scheduleTexts.skipped(schedule.laterAt.slice(-5), start)}
    </p>
  );
}
