import { useSelector } from '@xstate/react';
import { Repeat } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { BuildRequestActorRef } from '#machines/flows/launch/build-request/build-request.machine.ts';
import { selectNow, selectProblemAt } from '#machines/flows/launch/build-request/build-request.selectors.ts';
import type { ChooseScheduleActorRef } from '#machines/flows/launch/choose-schedule/choose-schedule.machine.ts';
import { laterDays, nextRuns, runIn, startsNextWeek, zoneWords } from '#machines/flows/launch/choose-schedule/choose-schedule.rules.ts';
import { selectCanRecur, selectMode, selectSchedule } from '#machines/flows/launch/choose-schedule/choose-schedule.selectors.ts';
import { launchMessages, scheduleTexts } from '#schema/vocabulary/launch/texts.ts';
import type { ScheduleMode } from '#schema/vocabulary/launch/options.ts';
import { recurringTimes, scheduleModeLabels, weekdays } from '#schema/vocabulary/launch/options.ts';
import { FieldError } from '#src/ui/field.tsx';
import { SegmentedChoice } from '#src/ui/segmented-choice.tsx';
import { Select } from '#src/ui/select.tsx';
import { fieldId } from './launch-places.ts';

const DateField = lazy(async () => ({ default: (await import('#src/ui/date-field.tsx')).DateField }));
const TimeField = lazy(async () => ({ default: (await import('#src/ui/date-field.tsx')).TimeField }));

type ScheduleProps = { readonly actorRef: ChooseScheduleActorRef; readonly requestRef: BuildRequestActorRef };

const days = weekdays.map((label, index) => ({ id: String(index), label }));
const times = recurringTimes.map((time) => ({ id: time, label: time }));

function Later({ actorRef, requestRef }: ScheduleProps) {
  const { laterAt, timezone } = useSelector(actorRef, selectSchedule);
  const problem = useSelector(requestRef, selectProblemAt('scheduleAt'));
  const { first, last } = laterDays(useSelector(requestRef, selectNow), timezone);
  const [day = '', time = ''] = laterAt.split('T');
  const change = (nextDay: string, nextTime: string) => actorRef.send({ type: 'date.change', laterAt: `${nextDay}T${nextTime}` });
  return (
    <Suspense>
      <div className="flex flex-wrap items-start gap-3">
        <DateField
          id={fieldId('scheduleAt')}
          label="Date"
          value={day === '' ? null : day}
          min={first}
          max={last}
          outsideReason="More than 14 days ahead"
          error={problem}
          onChange={(value) => change(value ?? '', time)}
        />
        <TimeField label="Time" value={time === '' ? null : time} zone={timezone} onChange={(value) => change(day, value ?? '')} />
      </div>
    </Suspense>
  );
}

function Runs({ runs, timezone }: { readonly runs: readonly string[]; readonly timezone: string }) {
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-1 text-small text-ink-2">
      <span id="next-runs">Next runs</span>
      <ul aria-labelledby="next-runs" className="flex flex-wrap gap-x-5 gap-y-1">
        {runs.map((at) => (
          <li key={at} className="tabular">
            <time dateTime={at} className="text-ink">
              {runIn(at, timezone)}
            </time>
            {timezone === 'UTC' ? null : <span className="ml-1.5">{`${runIn(at, 'UTC')} UTC`}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Recurring({ actorRef, requestRef }: ScheduleProps) {
  const schedule = useSelector(actorRef, selectSchedule);
  const now = useSelector(requestRef, selectNow);
  const runs = nextRuns(schedule, now);
  const dayProblem = useSelector(requestRef, selectProblemAt('recurringDay'));
  const timeProblem = useSelector(requestRef, selectProblemAt('recurringTime'));
  return (
    <>
      <div className="flex flex-wrap items-start gap-3">
        <div className="w-36">
          <Select
            id={fieldId('recurringDay')}
            label="Day"
            options={days}
            value={schedule.recurringDay === '' ? null : schedule.recurringDay}
            error={dayProblem}
            onChange={(recurringDay) => actorRef.send({ type: 'day.change', recurringDay })}
          />
        </div>
        <div className="w-32">
          <Select
            id={fieldId('recurringTime')}
            label="Time"
            options={times}
            value={schedule.recurringTime === '' ? null : schedule.recurringTime}
            error={timeProblem}
            onChange={(recurringTime) => actorRef.send({ type: 'time.change', recurringTime })}
          />
        </div>
        <p className="pt-7 text-ink-2">{zoneWords(schedule.timezone, runs[0] ?? now)}</p>
      </div>
      {startsNextWeek(schedule, now) ? <p className="text-small text-warning">{scheduleTexts.nextWeek}</p> : null}
      {runs.length === 0 ? null : <Runs runs={runs} timezone={schedule.timezone} />}
    </>
  );
}

/** When the request starts: now, once later, or every week. */
export function ScheduleView({ actorRef, requestRef }: ScheduleProps) {
  const mode = useSelector(actorRef, selectMode);
  const canRecur = useSelector(actorRef, selectCanRecur);
  const problem = useSelector(requestRef, selectProblemAt('userTimezone'));
  const modes = canRecur || mode === 'recurring' ? (['now', 'later', 'recurring'] as const) : (['now', 'later'] as const);
  const events = { now: 'now.choose', later: 'later.choose', recurring: 'recurring.choose' } as const;
  return (
    <>
      <SegmentedChoice
        label="When"
        hideLabel={false}
        value={mode}
        options={modes.map((id) => ({
          id,
          label: scheduleModeLabels[id],
          icon: id === 'recurring' ? Repeat : undefined,
          disabledReason: id === 'recurring' && !canRecur ? launchMessages.recurringOff : null,
        }))}
        onChange={(id) => {
          const chosen = modes.find((one) => one === id);
          if (chosen !== undefined) actorRef.send({ type: events[chosen] });
        }}
      />
      {mode === 'later' ? <Later actorRef={actorRef} requestRef={requestRef} /> : null}
      {mode === 'recurring' ? <Recurring actorRef={actorRef} requestRef={requestRef} /> : null}
      {problem === null ? null : <FieldError>{problem}</FieldError>}
    </>
  );
}

/** The chosen start while the request is on its way. */
export function ScheduleAtRest({ mode }: { readonly mode: ScheduleMode }) {
  return (
    <SegmentedChoice
      label="When"
      hideLabel={false}
      value={mode}
      options={[{ id: mode, label: scheduleModeLabels[mode] }]}
      onChange={() => undefined}
    />
  );
}
