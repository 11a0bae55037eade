import { bothTimes } from '#machines/flows/shared/choose-schedule.rules.ts';
import { selectOwnZone } from '#machines/flows/schedules/manage-schedule.ts';
import type { ManageScheduleActorRef } from '#machines/flows/schedules/manage-schedule.ts';
import { manageScheduleTexts, ruleWords, runsAhead } from '#machines/flows/schedules/manage-schedule.rules.ts';
import type { ShownSchedule } from '#machines/flows/schedules/manage-schedule.rules.ts';
import type { Verdicts } from '#machines/lib/lifecycle.ts';
import type { scheduleMachine } from '#machines/lifecycles/schedule/schedule.machine.ts';
import { scheduleWords } from '#schema/vocabulary/state-words.ts';
import { readerLanguage } from '#src/ui/reader-dates.ts';
import { Button } from '#src/ui/button.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Pairs } from '#src/ui/pairs.tsx';
import { Pill } from '#src/ui/pill.tsx';
import { AbsoluteTime, useNow } from '#src/ui/relative-time.tsx';
import { Sheet, SheetBody, SheetFoot, SheetHead } from '#src/ui/sheet.tsx';
import { Times } from '#src/ui/times.tsx';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { CalendarClock, CalendarDays, CalendarX, Repeat, SkipForward } from 'lucide-react';

type ScheduleViewProps = {
  readonly actorRef: ManageScheduleActorRef;
  readonly testId: string;
  readonly schedule: ShownSchedule;
  readonly isManager: boolean;
  readonly said: Verdicts<typeof scheduleMachine>;
  readonly how?: ReactNode;
};

/** A recurring schedule: its rule, its next runs, and what a test manager may do with it. */
export function ScheduleView({ actorRef, testId, schedule, isManager, said, how }: ScheduleViewProps) {
  const { label, hue } = scheduleWords[schedule.state];
  return (
    <Sheet label={manageScheduleTexts.title}>
      <SheetHead
        title={manageScheduleTexts.title}
        pill={
          <>
            <Pill hue={hue} icon={schedule.state === 'active' ? Repeat : undefined}>
              {label}
            </Pill>
            {how}
          </>
        }
      />
      <SheetBody>
        <Facts actorRef={actorRef} schedule={schedule} />
      </SheetBody>
      {schedule.state !== 'active' && schedule.state !== 'paused' ? null : (
        <SheetFoot>
          {isManager ? (
            <Actions actorRef={actorRef} testId={testId} scheduleId={schedule.id} said={said} />
          ) : (
            <p className="text-small text-ink-3">{said['schedule.update']}</p>
          )}
          <LinkButton
            href={schedule.nextRunAt == null ? '/calendar' : `/calendar?day=${schedule.nextRunAt.slice(0, 10)}`}
            icon={CalendarDays}
          >
            Calendar
          </LinkButton>
        </SheetFoot>
      )}
    </Sheet>
  );
}

function Facts({ actorRef, schedule }: Pick<ScheduleViewProps, 'actorRef' | 'schedule'>) {
  const zone = useSelector(actorRef, selectOwnZone);
  const now = useNow();
  const runs = runsAhead(schedule);
  const { nextRunAt, performedAt, canceledAt } = schedule;
  const at = nextRunAt ?? canceledAt ?? performedAt ?? new Date(now).toISOString();
  return (
    <Pairs
      items={[
        { label: runs.length === 0 ? 'Repeated' : 'Repeats', value: ruleWords(schedule, at) },
        ...(runs.length === 0
          ? []
          : [
              {
                label: 'Next runs',
                value: <Times stacked label="Next runs" times={runs.map((run) => bothTimes(run, zone, readerLanguage()))} />,
              },
            ]),
        ...(performedAt == null ? [] : [{ label: 'Performed', value: <AbsoluteTime at={performedAt} /> }]),
        ...(canceledAt == null ? [] : [{ label: 'Cancelled', value: <AbsoluteTime at={canceledAt} /> }]),
      ]}
    />
  );
}

type ActionsProps = Pick<ScheduleViewProps, 'actorRef' | 'testId' | 'said'> & { readonly scheduleId: string };

function Actions({ actorRef, testId, scheduleId, said }: ActionsProps) {
  const asked = { testId, scheduleId };
  return (
    <>
      <Button
        icon={CalendarClock}
        disabledReason={said['schedule.update']}
        onPress={() => actorRef.send({ type: 'update.open', ...asked })}
      >
        {manageScheduleTexts.update}
      </Button>
      <Button icon={SkipForward} disabledReason={said['run.skip']} onPress={() => actorRef.send({ type: 'skip.open', ...asked })}>
        {manageScheduleTexts.skip}
      </Button>
      <Button
        kind="danger"
        icon={CalendarX}
        disabledReason={said['schedule.cancel']}
        onPress={() => actorRef.send({ type: 'cancel.open', ...asked })}
      >
        {manageScheduleTexts.cancel}
      </Button>
    </>
  );
}
