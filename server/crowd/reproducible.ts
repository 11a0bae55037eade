import { limits } from '#schema/vocabulary/limits.ts';

/** SQL over issue i and test t: published, and within its retention at the moment of a parameter. */
export const isReproducible = (at: string): string =>
  `i.published_at is not null and coalesce(t.closed_at, t.cancelled_at, 'infinity') > ${at}::timestamptz - interval '${limits.retentionMonths} months'`;
