import type { ScheduleMode } from '#schema/vocabulary/launch/options.ts';
import type { ScheduleValues } from '#schema/rules/launch/schedule.ts';
import type { ChooseScheduleSnapshot } from './choose-schedule.machine.ts';

export const selectSchedule = (snapshot: ChooseScheduleSnapshot): ScheduleValues => snapshot.context.schedule;
export const selectMode = (snapshot: ChooseScheduleSnapshot): ScheduleMode => snapshot.context.schedule.mode;
export const selectCanRecur = (snapshot: ChooseScheduleSnapshot): boolean => snapshot.can({ type: 'recurring.choose' });
