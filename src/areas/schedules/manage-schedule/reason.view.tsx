import { runIn } from '#machines/flows/shared/choose-schedule.rules.ts';
import { selectIsBusy, selectOwnZone, selectReason } from '#machines/flows/schedules/manage-schedule.ts';
import type { ManageScheduleActorRef } from '#machines/flows/schedules/manage-schedule.ts';
import { manageScheduleTexts, runsAhead } from '#machines/flows/schedules/manage-schedule.rules.ts';
import type { ShownSchedule } from '#machines/flows/schedules/manage-schedule.rules.ts';
import { readerLanguage } from '#src/ui/reader-dates.ts';
import { Button } from '#src/ui/button.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { bothWords } from '#src/ui/relative-time.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { useSelector } from '@xstate/react';
import { CalendarX, SkipForward } from 'lucide-react';
import type { Subject } from './subject.view.tsx';
import { SubjectView } from './subject.view.tsx';

type ReasonViewProps = {
  readonly actorRef: ManageScheduleActorRef;
  readonly change: 'skip' | 'cancel';
  readonly subject: Subject;
  readonly refusal: string | null;
  readonly makeKey: () => string;
};

/** Asks why the next run is left out, or why the schedule ends, before it does. */
export function ReasonView({ actorRef, change, subject, refusal, makeKey }: ReasonViewProps) {
  const isBusy = useSelector(actorRef, selectIsBusy);
  const isKnown = subject.kind === 'known';
  const runAt = (isKnown ? subject.schedule.nextRunAt : null) ?? null;
  const isSkip = change === 'skip';
  const verb = manageScheduleTexts[change];
  return (
    <Modal
      isOpen
      urgent={!isSkip}
      title={verb}
      isDismissable={!isBusy}
      onClose={() => actorRef.send({ type: 'dialog.close' })}
      actions={
        <>
          <Button onPress={() => actorRef.send({ type: 'dialog.close' })}>Keep as it is</Button>
          {isKnown ? (
            <Button
              kind={isSkip ? 'primary' : 'destructive'}
              icon={isSkip ? SkipForward : CalendarX}
              busy={isBusy}
              disabledReason={isBusy ? null : refusal}
              reason="below"
              className="max-desk:w-full"
              onPress={() => actorRef.send(isSkip ? { type: 'skip.confirm', key: makeKey(), runAt } : { type: 'cancel.confirm' })}
            >
              {verb}
            </Button>
          ) : null}
        </>
      }
    >
      <SubjectView subject={subject}>
        {(schedule, test) => (
          <>
            {isSkip ? (
              <Skipped actorRef={actorRef} schedule={schedule} />
            ) : (
              <Cancelled isWaiting={test.__typename === 'AdvancedTestRequest' && test.testWindow.status === 'scheduled'} />
            )}
            <Reason actorRef={actorRef} isSkip={isSkip} />
          </>
        )}
      </SubjectView>
    </Modal>
  );
}

type AboutProps = { readonly actorRef: ManageScheduleActorRef; readonly schedule: ShownSchedule };

function Skipped({ actorRef, schedule }: AboutProps) {
  const zone = useSelector(actorRef, selectOwnZone);
  const [left, following] = runsAhead(schedule);
  if (left === undefined || following === undefined) return null;
  return (
    <p>
      The run on <Run at={left} zone={zone} /> is left out. The one on <Run at={following} zone={zone} /> stays.
    </p>
  );
}

function Run({ at, zone }: { readonly at: string; readonly zone: string }) {
  return (
    <time dateTime={at} title={bothWords(at)} className="tabular whitespace-nowrap text-ink">
      {runIn(at, zone, readerLanguage())}
    </time>
  );
}

function Cancelled({ isWaiting }: { readonly isWaiting: boolean }) {
  return (
    <p>
      No more tests start from this schedule. This cannot be undone.{' '}
      {isWaiting ? 'The request has not run yet and is cancelled with it.' : 'Tests that have started continue.'}
    </p>
  );
}

function Reason({ actorRef, isSkip }: { readonly actorRef: ManageScheduleActorRef; readonly isSkip: boolean }) {
  return (
    <TextArea
      label="Reason"
      isRequired
      autoFocus
      hint={isSkip ? 'Kept in the audit log.' : 'Kept with the schedule.'}
      value={useSelector(actorRef, selectReason)}
      onChange={(reason) => actorRef.send({ type: 'reason.change', reason })}
    />
  );
}
