import { skippedTo, laterAtOf, laterInstant } from '#schema/rules/launch/schedule.ts';
import type { ScheduleValues } from '#schema/rules/launch/schedule.ts';
import { scheduleTexts } from '#schema/vocabulary/launch/texts.ts';
import { laterDays, zoneWords } from '#machines/flows/shared/choose-schedule.rules.ts';
import { DateField, TimeField } from '#src/ui/date-field.tsx';
import { fieldId } from './launch-places.ts';

function SkippedTime({ schedule }: { readonly schedule: ScheduleValues }) {
  const start = skippedTo(schedule);
  return (
    <p role="status" className="text-small text-warning empty:hidden">
      {start === null ? null : scheduleTexts.skipped(schedule.laterAt.slice(-5), start)}
    </p>
  );
}

type LaterStartProps = {
  readonly schedule: ScheduleValues;
  readonly now: string;
  readonly problem: string | null;
  readonly onChange: (laterAt: string) => void;
};

export default function LaterStart({ schedule, now, problem, onChange }: LaterStartProps) {
  const { first, last } = laterDays(now, schedule.timezone);
  const [day = '', time = ''] = schedule.laterAt.split('T');
  return (
    <>
      <div className="flex flex-wrap items-start gap-3">
        <DateField
          id={fieldId('scheduleAt')}
          label="Date"
          isRequired
          value={day === '' ? null : day}
          min={first}
          max={last}
          beyondReason="More than 14 days ahead"
          error={problem}
          onChange={(value) => onChange(laterAtOf(value ?? '', time))}
        />
        <TimeField
          label="Time"
          isRequired
          value={time === '' ? null : time}
          zone={zoneWords(schedule.timezone, laterInstant(schedule) ?? now)}
          onChange={(value) => onChange(laterAtOf(day, value ?? ''))}
        />
      </div>
      <SkippedTime schedule={schedule} />
    </>
  );
}
