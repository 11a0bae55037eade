import { limits } from '#schema/vocabulary/limits.ts';

/** Capped: a moment further back is out of PostgreSQL's range. */
export const withinDays = (days: number | null | undefined): number | null =>
  days === null || days === undefined ? null : Math.min(Math.max(days, 0), limits.mostDays);
