import type { ServiceRequestState } from '#schema/vocabulary/around.ts';
import type { LifecycleEvent, Timed } from '../../lib/lifecycle.ts';

/** What the customer is told with the last change, and when that was. */
export type ServiceRequestContext = { readonly answer: string | null; readonly changedAt: string | null };

type Answered = Timed & { readonly answer: string | null };

export type ServiceRequestEvent =
  | LifecycleEvent<'service.start', Answered>
  | LifecycleEvent<'service.complete', Answered>
  | LifecycleEvent<'service.cancel', Answered>;

export type ServiceRequestRow = ServiceRequestContext & { readonly state: ServiceRequestState };
