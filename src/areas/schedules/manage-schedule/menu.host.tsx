import type { ManageScheduleActorRef } from '#machines/flows/schedules/manage-schedule.ts';
import { verdicts } from '#machines/lib/lifecycle.ts';
import { scheduleLifecycle } from '#machines/lifecycles/schedule/schedule.machine.ts';
import type { ScheduleRowFragment } from '#schema/generated/client/graphql.ts';
import { scheduleRowOf } from '#schema/generated/client/rows/schedule.documents.ts';
import { useViewer } from '#src/viewer.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Suspense } from 'react';

const MenuView = lazyPart(() => import('./menu.view.tsx'));

type MenuHostProps = {
  readonly actorRef: ManageScheduleActorRef;
  readonly testId: string;
  readonly code: string;
  readonly schedule: ScheduleRowFragment;
};

/** The menu of a schedule beside a test in a list, for those who may change it. */
export function MenuHost({ actorRef, testId, code, schedule }: MenuHostProps) {
  const { id: userId, role } = useViewer();
  if (verdicts(scheduleLifecycle, scheduleRowOf(schedule), { role, userId })['schedule.update'] !== null) return null;
  return (
    <Suspense>
      <MenuView actorRef={actorRef} testId={testId} code={code} scheduleId={schedule.id} />
    </Suspense>
  );
}
