import * as v from 'valibot';
import { firstStart } from '#machines/flows/launch/choose-schedule/choose-schedule.rules.ts';
import type { FirstStart } from '#machines/flows/launch/choose-schedule/choose-schedule.rules.ts';
import { scheduleRule } from '#schema/rules/launch/schedule.ts';

const chosenRule = v.object({ schedule: scheduleRule, at: v.pipe(v.string(), v.isoTimestamp()) });

/** When the request that was launched starts first; null where it starts at once. */
export function firstStartOf(state: object): FirstStart | null {
  const read = v.safeParse(chosenRule, Reflect.get(state, 'chosen'));
  return read.success ? firstStart(read.output) : null;
}
