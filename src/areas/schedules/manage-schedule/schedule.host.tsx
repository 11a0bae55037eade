import { changeRefusal } from '#machines/flows/schedules/manage-schedule/manage-schedule.rules.ts';
import type { ShownSchedule } from '#machines/flows/schedules/manage-schedule/manage-schedule.rules.ts';
import { useViewer } from '#src/viewer.tsx';
import { useManageSchedule } from './manage-schedule.host.tsx';
import { ScheduleView } from './schedule.view.tsx';

/** The schedule of a test, on its page. */
export function ScheduleHost({ testId, schedule }: { readonly testId: string; readonly schedule: ShownSchedule }) {
  const { id: userId, role } = useViewer();
  const actor = { role, userId };
  return (
    <ScheduleView
      actorRef={useManageSchedule()}
      testId={testId}
      schedule={schedule}
      isManager={role === 'test_manager'}
      refusals={{
        update: changeRefusal(schedule, 'schedule.update', actor),
        skip: changeRefusal(schedule, 'run.skip', actor),
        cancel: changeRefusal(schedule, 'schedule.cancel', actor),
      }}
    />
  );
}
