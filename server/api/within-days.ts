import { limits } from '#schema/vocabulary/limits.ts';

/** So many past days, as many as a list is narrowed to at most: a moment further back is none that the database can tell. */
export const withinDays = (days: number | null | undefined): number | null =>
  days === null || days === undefined ? null : Math.min(Math.max(days, 0), limits.mostDays);
