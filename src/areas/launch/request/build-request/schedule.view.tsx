import { useSelector } from '@xstate/react';
import { Repeat } from 'lucide-react';
import { Suspense } from 'react';
import type { BuildRequestActorRef } from '#machines/flows/launch/request/build-request.ts';
import { selectNow, selectProblemAt } from '#machines/flows/launch/request/build-request.selectors.ts';
import { selectCanRecur, selectMode, selectSchedule } from '#machines/flows/launch/request/choose-schedule.ts';
import type { ChooseScheduleActorRef } from '#machines/flows/launch/request/choose-schedule.ts';
import { bothTimes, nextRuns, startsNextWeek, zoneWords } from '#machines/flows/shared/choose-schedule.rules.ts';
import { requestFieldLabels } from '#schema/vocabulary/launch/field-labels.ts';
import { launchMessages, scheduleTexts } from '#schema/vocabulary/launch/texts.ts';
import type { ScheduleMode } from '#schema/vocabulary/launch/options.ts';
import { recurringTimes, scheduleModeLabels, weekdayChoices } from '#schema/vocabulary/launch/options.ts';
import { readerLanguage } from '#src/ui/reader-dates.ts';
import { FieldError } from '#src/ui/field.tsx';
import { SegmentedChoice } from '#src/ui/segmented-choice.tsx';
import { Select } from '#src/ui/select.tsx';
import { Times } from '#src/ui/times.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { fieldId } from '../launch-places.ts';

const LaterStart = lazyPart(() => import('../later-start.view.tsx'));

export type ScheduleProps = { readonly actorRef: ChooseScheduleActorRef; readonly requestRef: BuildRequestActorRef };

const times = recurringTimes.map((time) => ({ id: time, label: time }));

function Later({ actorRef, requestRef }: ScheduleProps) {
  const schedule = useSelector(actorRef, selectSchedule);
  const problem = useSelector(requestRef, selectProblemAt('scheduleAt'));
  const now = useSelector(requestRef, selectNow);
  return (
    <LaterStart schedule={schedule} now={now} problem={problem} onChange={(laterAt) => actorRef.send({ type: 'date.change', laterAt })} />
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
            isRequired
            options={weekdayChoices}
            value={schedule.recurringDay === '' ? null : schedule.recurringDay}
            error={dayProblem}
            onChange={(recurringDay) => actorRef.send({ type: 'day.change', recurringDay })}
          />
        </div>
        <div className="w-32">
          <Select
            id={fieldId('recurringTime')}
            label="Time"
            isRequired
            options={times}
            value={schedule.recurringTime === '' ? null : schedule.recurringTime}
            error={timeProblem}
            onChange={(recurringTime) => actorRef.send({ type: 'time.change', recurringTime })}
          />
        </div>
        <p className="pt-7 text-ink-2">{zoneWords(schedule.timezone, runs[0] ?? now)}</p>
      </div>
      {startsNextWeek(schedule, now) ? <p className="text-small text-warning">{scheduleTexts.nextWeek}</p> : null}
      {runs.length === 0 ? null : <Times label="Next runs" times={runs.map((at) => bothTimes(at, schedule.timezone, readerLanguage()))} />}
    </>
  );
}

export function ScheduleView({ actorRef, requestRef }: ScheduleProps) {
  const mode = useSelector(actorRef, selectMode);
  const canRecur = useSelector(actorRef, selectCanRecur);
  const problem = useSelector(requestRef, selectProblemAt('userTimezone'));
  const modes = canRecur || mode === 'recurring' ? (['now', 'later', 'recurring'] as const) : (['now', 'later'] as const);
  const events = { now: 'now.choose', later: 'later.choose', recurring: 'recurring.choose' } as const;
  return (
    <>
      <SegmentedChoice
        label={requestFieldLabels.schedule}
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
      {mode === 'later' ? (
        <Suspense>
          <Later actorRef={actorRef} requestRef={requestRef} />
        </Suspense>
      ) : null}
      {mode === 'recurring' ? <Recurring actorRef={actorRef} requestRef={requestRef} /> : null}
      {problem === null ? null : <FieldError>{problem}</FieldError>}
    </>
  );
}

export function ScheduleAtRest({ mode }: { readonly mode: ScheduleMode }) {
  return (
    <SegmentedChoice
      label={requestFieldLabels.schedule}
      hideLabel={false}
      value={mode}
      options={[{ id: mode, label: scheduleModeLabels[mode] }]}
      onChange={() => undefined}
    />
  );
}
