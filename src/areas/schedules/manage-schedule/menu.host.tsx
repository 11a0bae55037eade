import { changeRefusal } from '#machines/flows/schedules/manage-schedule/manage-schedule.rules.ts';
import type { ShownSchedule } from '#machines/flows/schedules/manage-schedule/manage-schedule.rules.ts';
import { useViewer } from '#src/viewer.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Suspense } from 'react';
import { useManageSchedule } from './manage-schedule.host.tsx';

const MenuView = lazyPart(() => import('./menu.view.tsx'));

type MenuHostProps = { readonly testId: string; readonly code: string; readonly schedule: ShownSchedule };

/** The menu of a schedule beside a test in a list, for those who may change it. */
export function MenuHost({ testId, code, schedule }: MenuHostProps) {
  const { id: userId, role } = useViewer();
  const actorRef = useManageSchedule();
  if (changeRefusal(schedule, 'schedule.update', { role, userId }) !== null) return null;
  return (
    <Suspense>
      <MenuView actorRef={actorRef} testId={testId} code={code} scheduleId={schedule.id} />
    </Suspense>
  );
}
