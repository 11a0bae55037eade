import type { ServiceRequestState } from '#schema/vocabulary/around.ts';
import type { LifecycleEvent } from '../../lib/lifecycle.ts';

export type ServiceRequestContext = Readonly<Record<never, never>>;

export type ServiceRequestEvent = LifecycleEvent<'service.start'> | LifecycleEvent<'service.complete'> | LifecycleEvent<'service.cancel'>;

export type ServiceRequestRow = { readonly state: ServiceRequestState };
