import type { LegalHoldState } from '#schema/vocabulary/retention.ts';
import type { LifecycleEvent, Timed } from '../../lib/lifecycle.ts';

export type LegalHoldContext = { readonly liftedAt: string | null };

export type LegalHoldEvent = LifecycleEvent<'hold.lift', Timed>;

export type LegalHoldRow = LegalHoldContext & { readonly state: LegalHoldState };
