import { isForbidden, verdicts } from '#machines/lib/lifecycle.ts';
import { scheduleLifecycle } from '#machines/lifecycles/schedule/schedule.machine.ts';
import type { ManageSchedule_ScheduleFragment } from '#schema/generated/client/graphql.ts';
import { scheduleRowOf } from '#schema/generated/client/rows/schedule.documents.ts';
import { manageScheduleTexts } from '#machines/flows/schedules/manage-schedule.rules.ts';
import { HowItWorks } from '#src/how-it-works.tsx';
import { useViewer } from '#src/viewer.tsx';
import { useManageSchedule } from './manage-schedule.host.tsx';
import { ScheduleView } from './schedule.view.tsx';

/** The schedule of a test, on its page. */
export function ScheduleHost({ testId, schedule }: { readonly testId: string; readonly schedule: ManageSchedule_ScheduleFragment }) {
  const { id: userId, role } = useViewer();
  const row = scheduleRowOf(schedule);
  const actor = { role, userId };
  return (
    <ScheduleView
      actorRef={useManageSchedule()}
      testId={testId}
      schedule={schedule}
      isManager={!isForbidden(scheduleLifecycle, row, 'schedule.update', actor)}
      how={<HowItWorks lifecycle={scheduleLifecycle} row={row} of={manageScheduleTexts.title} />}
      said={verdicts(scheduleLifecycle, row, actor)}
    />
  );
}
