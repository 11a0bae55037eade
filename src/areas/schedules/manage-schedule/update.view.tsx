import { bothTimes, nextRuns, startsNextWeek, zoneWords } from '#machines/flows/shared/choose-schedule.rules.ts';
import { selectDayProblem, selectForm, selectIsBusy, selectOwnZone, selectTimeProblem } from '#machines/flows/schedules/manage-schedule.ts';
import type { ManageScheduleActorRef } from '#machines/flows/schedules/manage-schedule.ts';
import { manageScheduleTexts, ruleWords, valuesOf, zonesFor } from '#machines/flows/schedules/manage-schedule.rules.ts';
import type { ShownSchedule } from '#machines/flows/schedules/manage-schedule.rules.ts';
import { recurringTimes, weekdayChoices } from '#schema/vocabulary/launch/options.ts';
import { scheduleTexts } from '#schema/vocabulary/launch/texts.ts';
import { readerLanguage } from '#src/ui/reader-dates.ts';
import { Button } from '#src/ui/button.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { useNow } from '#src/ui/relative-time.tsx';
import { Select } from '#src/ui/select.tsx';
import { Times } from '#src/ui/times.tsx';
import { useSelector } from '@xstate/react';
import { CalendarClock } from 'lucide-react';
import type { Subject } from './subject.view.tsx';
import { SubjectView } from './subject.view.tsx';

type UpdateViewProps = {
  readonly actorRef: ManageScheduleActorRef;
  readonly subject: Subject;
  readonly refusal: string | null;
};

const times = recurringTimes.map((time) => ({ id: time, label: time }));

/** Asks for another day and time of a recurring schedule. */
export function UpdateView({ actorRef, subject, refusal }: UpdateViewProps) {
  const isBusy = useSelector(actorRef, selectIsBusy);
  const isKnown = subject.kind === 'known';
  return (
    <Modal
      isOpen
      size="large"
      title={manageScheduleTexts.update}
      isDismissable={!isBusy}
      onClose={() => actorRef.send({ type: 'dialog.close' })}
      actions={
        <>
          <Button onPress={() => actorRef.send({ type: 'dialog.close' })}>Keep as it is</Button>
          {isKnown ? (
            <Button
              kind="primary"
              icon={CalendarClock}
              busy={isBusy}
              disabledReason={isBusy ? null : refusal}
              reason="below"
              className="max-desk:w-full"
              onPress={() => actorRef.send({ type: 'update.confirm' })}
            >
              {manageScheduleTexts.update}
            </Button>
          ) : null}
        </>
      }
    >
      <SubjectView subject={subject}>{(schedule) => <Form actorRef={actorRef} schedule={schedule} />}</SubjectView>
    </Modal>
  );
}

function Form({ actorRef, schedule }: { readonly actorRef: ManageScheduleActorRef; readonly schedule: ShownSchedule }) {
  const form = useSelector(actorRef, selectForm);
  const now = new Date(useNow()).toISOString();
  const dayProblem = useSelector(actorRef, selectDayProblem);
  const timeProblem = useSelector(actorRef, selectTimeProblem);
  const zones = zonesFor(useSelector(actorRef, selectOwnZone), schedule);
  const values = valuesOf(form);
  const runs = nextRuns(values, now);
  return (
    <>
      <p>So far: {ruleWords(schedule, schedule.nextRunAt ?? now)}.</p>
      <div className="flex flex-wrap items-start gap-3">
        <div className="w-36">
          <Select
            label="Day"
            options={weekdayChoices}
            value={form.recurringDay === '' ? null : form.recurringDay}
            error={dayProblem}
            onChange={(recurringDay) => actorRef.send({ type: 'day.choose', recurringDay })}
          />
        </div>
        <div className="w-36">
          <Select
            label="Time"
            options={times}
            value={form.recurringTime === '' ? null : form.recurringTime}
            error={timeProblem}
            onChange={(recurringTime) => actorRef.send({ type: 'time.choose', recurringTime })}
          />
        </div>
        {zones.length === 1 ? (
          <p className="pt-7">{zoneWords(form.userTimezone, runs[0] ?? now)}</p>
        ) : (
          <div className="w-60">
            <Select
              label="Time zone"
              options={zones.map((id) => ({ id, label: zoneWords(id, runs[0] ?? now) }))}
              value={form.userTimezone}
              onChange={(userTimezone) => actorRef.send({ type: 'zone.choose', userTimezone })}
            />
          </div>
        )}
      </div>
      <div role="status" className="flex flex-col gap-2 empty:hidden">
        {startsNextWeek(values, now) ? <p className="text-small text-warning">{scheduleTexts.nextWeek}</p> : null}
        {runs.length === 0 ? null : (
          <Times label="Next runs" times={runs.map((at) => bothTimes(at, form.userTimezone, readerLanguage()))} />
        )}
      </div>
    </>
  );
}
