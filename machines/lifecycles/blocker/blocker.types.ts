import type { BlockerStatus } from '#schema/vocabulary/around.ts';
import type { LifecycleEvent, Timed } from '../../lib/lifecycle.ts';

export type BlockerContext = { readonly assistanceRequested: boolean; readonly resolvedAt: string | null };

export type BlockerEvent = LifecycleEvent<'blocker.resolve', Timed> | LifecycleEvent<'assistance.request'>;

export type BlockerRow = BlockerContext & { readonly status: BlockerStatus };
