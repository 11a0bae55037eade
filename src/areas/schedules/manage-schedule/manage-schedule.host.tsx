import { manageScheduleMachine, selectTestId } from '#machines/flows/schedules/manage-schedule.ts';
import type { ManageSchedulePorts, ManageScheduleActorRef } from '#machines/flows/schedules/manage-schedule.ts';
import { writes } from '#src/cache/writes.ts';
import type { Client } from 'urql';
import { CancelSchedule, SkipNextRun, UpdateSchedule } from './manage-schedule.documents.ts';
import { manageScheduleTexts } from '#machines/flows/schedules/manage-schedule.rules.ts';
import { readerZone } from '#src/ui/reader-dates.ts';
import { showToast } from '#src/ui/toast.tsx';
import { usePortal } from '#src/viewer.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { useEmitted } from '#src/use-emitted.ts';
import { useFlow } from '#src/use-flow.ts';
import { useSelector } from '@xstate/react';
import { createContext, Suspense, use } from 'react';
import { useOnce } from '#src/ui/local.ts';
import type { ReactNode } from 'react';
import '../schedule-updates.ts';

/** Lets the flow move a schedule, leave its next run out once for each key, and end it. */
export const manageSchedulePorts = (client: Client): ManageSchedulePorts => ({
  updateSchedule: writes(client, UpdateSchedule),
  skipNextScheduleRun: writes(client, SkipNextRun),
  cancelSchedule: writes(client, CancelSchedule),
});

const DialogHost = lazyPart(() => import('./dialog.host.tsx'), { leave: ({ actorRef }) => actorRef.send({ type: 'dialog.close' }) });

const ManageScheduleContext = createContext<ManageScheduleActorRef | null>(null);

/** The one who changes schedules from this screen. */
export const useManageSchedule = (): ManageScheduleActorRef => {
  const actorRef = use(ManageScheduleContext);
  if (actorRef === null) throw new Error('Nobody manages schedules here.');
  return actorRef;
};

/** Lets the screen below change schedules, whatever becomes of the row or block that asked. */
export function ManageScheduleHost({ children }: { readonly children: ReactNode }) {
  const { client } = usePortal();
  const input = useOnce(() => ({ timezone: readerZone() }));
  const actorRef = useFlow(() => manageScheduleMachine.provide({ actors: manageSchedulePorts(client) }), { input });
  const testId = useSelector(actorRef, selectTestId);
  useEmitted(actorRef, {
    'schedule.updated': () => showToast({ type: 'success', text: manageScheduleTexts.updated }),
    'run.skipped': () => showToast({ type: 'success', text: manageScheduleTexts.skipped }),
    'schedule.cancelled': () => showToast({ type: 'success', text: manageScheduleTexts.cancelled }),
    'change.refused': ({ message }) => showToast({ type: 'danger', text: message }),
  });
  return (
    <ManageScheduleContext value={actorRef}>
      {children}
      <Suspense>{testId === null ? null : <DialogHost actorRef={actorRef} testId={testId} />}</Suspense>
    </ManageScheduleContext>
  );
}
