import type { ServiceRequestState } from '#schema/vocabulary/around.ts';
import type { LifecycleEvent, Timed } from '../../lib/lifecycle.ts';

export type ServiceRequestContext = { readonly answer: string | null; readonly changedAt: string | null };

type Answered = Timed & { readonly answer: string | null };

export type ServiceRequestEvent =
  | LifecycleEvent<'service.start', Answered>
  | LifecycleEvent<'service.complete', Answered>
  | LifecycleEvent<'service.cancel', Answered>;

export type ServiceRequestRow = ServiceRequestContext & { readonly state: ServiceRequestState };
