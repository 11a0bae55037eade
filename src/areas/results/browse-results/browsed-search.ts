import { limits } from '#schema/vocabulary/limits.ts';
import * as v from 'valibot';

const text = v.optional(v.fallback(v.optional(v.string()), undefined));
const days = v.optional(v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(limits.mostDays))), undefined));

/** Of the URL; unknown values are dropped. Every page loads it with the routes, so the rules of the lists stay out of this file. */
export const browsedSearch = v.object({ autoLaunchStatuses: text, find: text, sort: text, days });
