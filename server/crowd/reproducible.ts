import { limits } from '#schema/vocabulary/limits.ts';

/** SQL over issue i and its test t: published, and not past its keeping at the moment that a parameter gives. */
export const isReproducible = (at: string): string =>
  `i.published_at is not null and coalesce(t.closed_at, t.cancelled_at, 'infinity') > ${at}::timestamptz - interval '${limits.retentionMonths} months'`;
