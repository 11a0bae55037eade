import * as v from 'valibot';
import { firstStart } from '#machines/flows/shared/choose-schedule.rules.ts';
import type { FirstStart } from '#machines/flows/shared/choose-schedule.rules.ts';
import { readSchedule } from '#schema/rules/launch/schedule.ts';

/** A moment after which the calendar goes on for some weeks. */
const momentRule = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((at) => at > '0001' && at < '9999' && !Number.isNaN(Date.parse(at))),
);
const chosenRule = v.object({ schedule: v.unknown(), at: momentRule });

/** When the request that was launched starts first; null where it starts at once. */
export function firstStartOf(state: object): FirstStart | null {
  const read = v.safeParse(chosenRule, Reflect.get(state, 'chosen'));
  if (!read.success) return null;
  const { value, unread } = readSchedule(read.output.schedule, 'UTC');
  return unread.length > 0 ? null : firstStart({ schedule: value, at: read.output.at });
}
