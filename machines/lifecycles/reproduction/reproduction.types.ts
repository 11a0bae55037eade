import type { ReproductionStatus } from '#schema/vocabulary/reproduction.ts';
import type { LifecycleEvent } from '../../lib/lifecycle.ts';

export type ReproductionContext = Readonly<Record<never, never>>;

export type ReproductionEvent = LifecycleEvent<'reproduction.submit', { readonly status: ReproductionStatus }>;

/** No status: taken on, not reported. */
export type ReproductionRow = { readonly status: ReproductionStatus | null };
