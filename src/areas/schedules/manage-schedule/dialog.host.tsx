import { selectDialog, selectReason } from '#machines/flows/schedules/manage-schedule.ts';
import type { ManageScheduleActorRef } from '#machines/flows/schedules/manage-schedule.ts';
import { reasonRefusal } from '#machines/flows/schedules/manage-schedule.rules.ts';
import { verdicts } from '#machines/lib/lifecycle.ts';
import { scheduleLifecycle } from '#machines/lifecycles/schedule/schedule.machine.ts';
import { scheduleRowOf } from '#schema/generated/client/rows/schedule.documents.ts';
import { requestIdOf } from '#src/cache/failure.ts';
import { useViewer } from '#src/viewer.tsx';
import { useSelector } from '@xstate/react';
import { useQuery } from 'urql';
import { ScheduledTest } from './manage-schedule.documents.ts';
import type { Subject } from './subject.view.tsx';
import { ReasonView } from './reason.view.tsx';
import { UpdateView } from './update.view.tsx';

const makeKey = () => crypto.randomUUID();

/** Asks for the schedule as it is now, and holds the question about it. */
export default function DialogHost({ actorRef, testId }: { readonly actorRef: ManageScheduleActorRef; readonly testId: string }) {
  const { id: userId, role } = useViewer();
  const dialog = useSelector(actorRef, selectDialog);
  const reason = useSelector(actorRef, selectReason);
  const [{ data, error }, ask] = useQuery({ query: ScheduledTest, variables: { testId } });
  const test = data?.platformTest;
  const schedule = test?.schedule ?? null;
  const actor = { role, userId };
  const row = schedule && scheduleRowOf(schedule);
  const subject: Subject =
    test !== undefined && schedule !== null
      ? { kind: 'known', test, schedule }
      : error === undefined
        ? { kind: 'loading' }
        : { kind: 'failed', requestId: requestIdOf(error), onRetry: () => ask({ requestPolicy: 'network-only' }) };
  switch (dialog) {
    case null:
      return null;
    case 'update':
      return (
        <UpdateView actorRef={actorRef} subject={subject} refusal={row && verdicts(scheduleLifecycle, row, actor)['schedule.update']} />
      );
    case 'skip':
    case 'cancel':
      return (
        <ReasonView
          actorRef={actorRef}
          change={dialog}
          subject={subject}
          refusal={row && reasonRefusal(row, dialog === 'skip' ? 'run.skip' : 'schedule.cancel', actor, reason)}
          makeKey={makeKey}
        />
      );
  }
}
