import type { ManageScheduleActorRef } from '#machines/flows/schedules/manage-schedule.ts';
import { manageScheduleTexts } from '#machines/flows/schedules/manage-schedule.rules.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Menu } from '#src/ui/menu.tsx';
import { CalendarClock, CalendarX, Ellipsis, SkipForward } from 'lucide-react';

type MenuViewProps = {
  readonly actorRef: ManageScheduleActorRef;
  readonly testId: string;
  readonly code: string;
  readonly scheduleId: string;
};

/** What may be done with the schedule of a test in a list. */
export default function MenuView({ actorRef, testId, code, scheduleId }: MenuViewProps) {
  const label = `${manageScheduleTexts.title} of ${code}`;
  const asked = { testId, scheduleId };
  const act = (id: string): void => {
    if (id === 'update') actorRef.send({ type: 'update.open', ...asked });
    else if (id === 'skip') actorRef.send({ type: 'skip.open', ...asked });
    else actorRef.send({ type: 'cancel.open', ...asked });
  };
  return (
    <Menu
      label={label}
      trigger={<IconButton icon={Ellipsis} label={label} small />}
      groups={[
        {
          id: 'schedule',
          items: [
            { id: 'update', label: manageScheduleTexts.update, icon: CalendarClock },
            { id: 'skip', label: manageScheduleTexts.skip, icon: SkipForward },
            { id: 'cancel', label: manageScheduleTexts.cancel, icon: CalendarX, danger: true },
          ],
        },
      ]}
      onAction={act}
    />
  );
}
