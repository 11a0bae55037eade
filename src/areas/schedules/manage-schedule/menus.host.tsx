import type { ManageScheduleActorRef } from '#machines/flows/schedules/manage-schedule.ts';
import { verdicts } from '#machines/lib/lifecycle.ts';
import { scheduleLifecycle } from '#machines/lifecycles/schedule/schedule.machine.ts';
import type { ScheduleRowFragment } from '#schema/generated/client/graphql.ts';
import { scheduleRowOf } from '#schema/generated/client/rows/schedule.documents.ts';
import { useViewer } from '#src/viewer.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Suspense, useEffect } from 'react';
import type { ReactNode } from 'react';
import { ManageScheduleHost, useManageSchedule } from './manage-schedule.host.tsx';

const MenuView = lazyPart(() => import('./menu.view.tsx'));

type MenuHostProps = {
  readonly actorRef: ManageScheduleActorRef;
  readonly testId: string;
  readonly code: string;
  readonly schedule: ScheduleRowFragment;
};

/** The menu of a schedule beside a test in a list, for those who may change it. */
function MenuHost({ actorRef, testId, code, schedule }: MenuHostProps) {
  const { id: userId, role } = useViewer();
  if (verdicts(scheduleLifecycle, scheduleRowOf(schedule), { role, userId })['schedule.update'] !== null) return null;
  return (
    <Suspense>
      <MenuView actorRef={actorRef} testId={testId} code={code} scheduleId={schedule.id} />
    </Suspense>
  );
}

type Scheduled = { readonly id: string; readonly code: string; readonly schedule?: ScheduleRowFragment | null };
type MenusProps = { readonly onMenus: (menuOf: (test: Scheduled) => ReactNode) => void };

function Menus({ onMenus }: MenusProps) {
  const actorRef = useManageSchedule();
  useEffect(
    () =>
      onMenus(({ id, code, schedule }) =>
        schedule == null ? null : <MenuHost actorRef={actorRef} testId={id} code={code} schedule={schedule} />,
      ),
    [onMenus, actorRef],
  );
  return null;
}

/** Hands a list the menus of its scheduled tests, and changes their schedules whatever becomes of the rows. */
export default function MenusHost(props: MenusProps) {
  return (
    <ManageScheduleHost>
      <Menus {...props} />
    </ManageScheduleHost>
  );
}
