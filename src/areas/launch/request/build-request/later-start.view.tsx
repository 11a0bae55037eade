import { useSelector } from '@xstate/react';
import { selectNow, selectProblemAt } from '#machines/flows/launch/request/build-request/build-request.selectors.ts';
import { laterDays, zoneWords } from '#machines/flows/launch/request/choose-schedule/choose-schedule.rules.ts';
import { selectSchedule } from '#machines/flows/launch/request/choose-schedule/choose-schedule.selectors.ts';
import { laterAtOf, laterInstant } from '#schema/rules/launch/schedule.ts';
import { DateField, TimeField } from '#src/ui/date-field.tsx';
import { fieldId } from './launch-places.ts';
import { SkippedTime } from './skipped-time.tsx';
import type { ScheduleProps } from './schedule.view.tsx';

/** The date and the time of a request that starts once, later. */
export default function LaterStart({ actorRef, requestRef }: ScheduleProps) {
  const schedule = useSelector(actorRef, selectSchedule);
  const { laterAt, timezone } = schedule;
  const problem = useSelector(requestRef, selectProblemAt('scheduleAt'));
  const now = useSelector(requestRef, selectNow);
  const { first, last } = laterDays(now, timezone);
  const [day = '', time = ''] = laterAt.split('T');
  const change = (nextDay: string, nextTime: string) => actorRef.send({ type: 'date.change', laterAt: laterAtOf(nextDay, nextTime) });
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
          onChange={(value) => change(value ?? '', time)}
        />
        <TimeField
          label="Time"
          value={time === '' ? null : time}
          zone={zoneWords(timezone, laterInstant(schedule) ?? now)}
          onChange={(value) => change(day, value ?? '')}
        />
      </div>
      <SkippedTime schedule={schedule} />
    </>
  );
}
