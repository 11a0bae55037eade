import type { chooseScheduleMachine, ChooseScheduleEvent } from './choose-schedule.ts';
import { listener } from '../launch.builders.ts';
import { launchNow } from '#schema/rules/launch/schedule.ts';
import { plainFlags, flagsWith } from '#schema/rules/launch/requested-test.builders.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const recurring = flagsWith({ autoLaunchingEnabled: true });
export const schedule = launchNow('Europe/Berlin');
export const events: readonly ChooseScheduleEvent[] = [
  { type: 'now.choose' },
  { type: 'later.choose' },
  { type: 'recurring.choose' },
  { type: 'date.change', laterAt: '2026-11-22T10:00' },
  { type: 'day.change', recurringDay: '2' },
  { type: 'time.change', recurringTime: '09:00' },
];
const inputs = (['now', 'later', 'recurring'] as const).flatMap((mode) =>
  [recurring, plainFlags].map((flags) => ({ schedule: { ...schedule, mode }, flags, listener: listener().ref })),
);

export const chooseScheduleSamples: WalkOptions<typeof chooseScheduleMachine> = { inputs, events };
