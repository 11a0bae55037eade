import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { laterDays, zoneWords } from '#machines/flows/launch/request/choose-schedule/choose-schedule.rules.ts';
import { selectNow, selectProblemAt, selectValues } from '#machines/flows/launch/simple/simple-request/simple-request.selectors.ts';
import { laterAtOf, laterInstant } from '#schema/rules/launch/schedule.ts';
import type { ScheduleValues } from '#schema/rules/launch/schedule.ts';
import { scheduleModeLabels } from '#schema/vocabulary/launch/options.ts';
import { SegmentedChoice } from '#src/ui/segmented-choice.tsx';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { fieldId } from '../../request/build-request/launch-places.ts';
import { SkippedTime } from '../../request/build-request/skipped-time.tsx';
import type { SimpleRequestProps } from './simple-field.ts';

const DateField = lazyPart(async () => ({ default: (await import('#src/ui/date-field.tsx')).DateField }));
const TimeField = lazyPart(async () => ({ default: (await import('#src/ui/date-field.tsx')).TimeField }));
const modes = ['now', 'later'] as const;

/** When the test starts: now, or once within 14 days. */
export function SimpleScheduleView({ actorRef }: SimpleRequestProps) {
  const { schedule } = useSelector(actorRef, selectValues);
  const problem = useSelector(actorRef, selectProblemAt('scheduleAt'));
  const now = useSelector(actorRef, selectNow);
  const { first, last } = laterDays(now, schedule.timezone);
  const [day = '', time = ''] = schedule.laterAt.split('T');
  const change = (part: Partial<ScheduleValues>) =>
    actorRef.send({ type: 'values.change', fields: { schedule: { ...schedule, ...part } } });
  return (
    <Sheet label="Schedule">
      <SheetHead title="Schedule" />
      <SheetBody className="flex flex-col gap-4">
        <SegmentedChoice
          label="When"
          value={schedule.mode === 'later' ? 'later' : 'now'}
          options={modes.map((id) => ({ id, label: scheduleModeLabels[id] }))}
          onChange={(id) => change({ mode: id === 'later' ? 'later' : 'now' })}
        />
        {schedule.mode === 'later' ? (
          <Suspense>
            <div className="flex flex-wrap items-start gap-3">
              <DateField
                id={fieldId('scheduleAt')}
                label="Date"
                value={day === '' ? null : day}
                min={first}
                max={last}
                beyondReason="More than 14 days ahead"
                error={problem}
                onChange={(value) => change({ laterAt: laterAtOf(value ?? '', time) })}
              />
              <TimeField
                label="Time"
                value={time === '' ? null : time}
                zone={zoneWords(schedule.timezone, laterInstant(schedule) ?? now)}
                onChange={(value) => change({ laterAt: laterAtOf(day, value ?? '') })}
              />
            </div>
            <SkippedTime schedule={schedule} />
          </Suspense>
        ) : null}
      </SheetBody>
    </Sheet>
  );
}
