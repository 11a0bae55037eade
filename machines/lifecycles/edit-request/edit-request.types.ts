import type { EditRequestState } from '#schema/vocabulary/case-result.ts';
import type { LifecycleEvent, Timed } from '../../lib/lifecycle.ts';

export type EditRequestContext = { readonly createdAt: string; readonly completedAt: string | null };

export type EditRequestEvent =
  | LifecycleEvent<'edit.expire', Timed>
  | LifecycleEvent<'edit.complete', Timed>
  | LifecycleEvent<'edit.cancel'>
  | LifecycleEvent<'edit.moderate'>;

export type EditRequestRow = EditRequestContext & { readonly state: EditRequestState };
