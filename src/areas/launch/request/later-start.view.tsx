import { laterDays, zoneWords } from '#machines/flows/launch/request/choose-schedule.rules.ts';
import { laterAtOf, laterInstant } from '#schema/rules/launch/schedule.ts';
import type { ScheduleValues } from '#schema/rules/launch/schedule.ts';
import { DateField, TimeField } from '#src/ui/date-field.tsx';
import { fieldId } from './launch-places.ts';
import { SkippedTime } from './skipped-time.tsx';

type LaterStartProps = {
  readonly schedule: ScheduleValues;
  readonly now: string;
  readonly problem: string | null;
  readonly onChange: (laterAt: string) => void;
};

/** The date and the time of a request that starts once, later. */
export default function LaterStart({ schedule, now, problem, onChange }: LaterStartProps) {
  const { first, last } = laterDays(now, schedule.timezone);
  const [day = '', time = ''] = schedule.laterAt.split('T');
  return (
    <>
      <div className="flex flex-wrap items-start gap-3">
        <DateField
          id={fieldId('scheduleAt')}
          label="Date"
          value={day === '' ? null : day}
          min={first}
          max={last}
          beyondReason="More than 14 days ahead"
          error={problem}
          onChange={(value) => onChange(laterAtOf(value ?? '', time))}
        />
        <TimeField
          label="Time"
          value={time === '' ? null : time}
          zone={zoneWords(schedule.timezone, laterInstant(schedule) ?? now)}
          onChange={(value) => onChange(laterAtOf(day, value ?? ''))}
        />
      </div>
      <SkippedTime schedule={schedule} />
    </>
  );
}
