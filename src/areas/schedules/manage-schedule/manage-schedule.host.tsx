import { manageScheduleMachine } from '#machines/flows/schedules/manage-schedule/manage-schedule.machine.ts';
import type { ManageScheduleActorRef } from '#machines/flows/schedules/manage-schedule/manage-schedule.machine.ts';
import { manageScheduleTexts } from '#machines/flows/schedules/manage-schedule/manage-schedule.rules.ts';
import { selectTestId } from '#machines/flows/schedules/manage-schedule/manage-schedule.selectors.ts';
import { showToast } from '#src/ui/toast.tsx';
import { usePortal } from '#src/viewer.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { useActorRef, useSelector } from '@xstate/react';
import { createContext, Suspense, use, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { manageSchedulePorts } from './manage-schedule.ports.ts';

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
  const [machine] = useState(() => manageScheduleMachine.provide({ actors: manageSchedulePorts(client) }));
  const [input] = useState(() => ({ timezone: new Intl.DateTimeFormat().resolvedOptions().timeZone }));
  const actorRef = useActorRef(machine, { input });
  const testId = useSelector(actorRef, selectTestId);
  useEffect(() => {
    const listeners = [
      actorRef.on('schedule.updated', () => showToast({ type: 'success', text: manageScheduleTexts.updated })),
      actorRef.on('run.skipped', () => showToast({ type: 'success', text: manageScheduleTexts.skipped })),
      actorRef.on('schedule.cancelled', () => showToast({ type: 'success', text: manageScheduleTexts.cancelled })),
      actorRef.on('change.refused', ({ message }) => showToast({ type: 'danger', text: message })),
    ];
    return () => listeners.forEach((listener) => listener.unsubscribe());
  }, [actorRef]);
  return (
    <ManageScheduleContext value={actorRef}>
      {children}
      <Suspense>{testId === null ? null : <DialogHost actorRef={actorRef} testId={testId} />}</Suspense>
    </ManageScheduleContext>
  );
}
