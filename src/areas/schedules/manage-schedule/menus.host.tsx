import { useEffect } from 'react';
import type { ReactNode } from 'react';
import type { ScheduleRowFragment } from '#schema/generated/client/graphql.ts';
import { ManageScheduleHost, useManageSchedule } from './manage-schedule.host.tsx';
import { MenuHost } from './menu.host.tsx';

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
