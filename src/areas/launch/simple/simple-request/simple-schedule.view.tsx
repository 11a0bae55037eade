import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { selectNow, selectProblemAt, selectValues } from '#machines/flows/launch/simple/simple-request.ts';
import type { ScheduleValues } from '#schema/rules/launch/schedule.ts';
import { scheduleModeLabels } from '#schema/vocabulary/launch/options.ts';
import { SegmentedChoice } from '#src/ui/segmented-choice.tsx';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import type { SimpleRequestProps } from './simple-field.ts';

const LaterStart = lazyPart(() => import('../../request/later-start.view.tsx'));
const modes = ['now', 'later'] as const;

export function SimpleScheduleView({ actorRef }: SimpleRequestProps) {
  const { schedule } = useSelector(actorRef, selectValues);
  const problem = useSelector(actorRef, selectProblemAt('scheduleAt'));
  const now = useSelector(actorRef, selectNow);
  const change = (part: Partial<ScheduleValues>) =>
    actorRef.send({ type: 'values.change', fields: { schedule: { ...schedule, ...part } } });
  return (
    <Sheet label="Schedule">
      <SheetHead title="Schedule" />
      <SheetBody className="flex flex-col gap-4">
        <SegmentedChoice
          label="When"
          value={schedule.mode === 'later' ? 'later' : 'now'}
          options={modes.map((id) => ({ id, label: scheduleModeLabels[id] }))}
          onChange={(id) => change({ mode: id === 'later' ? 'later' : 'now' })}
        />
        {schedule.mode === 'later' ? (
          <Suspense>
            <LaterStart schedule={schedule} now={now} problem={problem} onChange={(laterAt) => change({ laterAt })} />
          </Suspense>
        ) : null}
      </SheetBody>
    </Sheet>
  );
}
