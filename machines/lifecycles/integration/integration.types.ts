import type { IntegrationState } from '#schema/vocabulary/around.ts';
import type { LifecycleEvent } from '../../lib/lifecycle.ts';

export type IntegrationContext = Readonly<Record<never, never>>;

export type IntegrationEvent =
  | LifecycleEvent<'integration.connect'>
  | LifecycleEvent<'integration.reset'>
  | LifecycleEvent<'integration.map'>
  | LifecycleEvent<'integration.check'>
  | LifecycleEvent<'authentication.fail'>
  | LifecycleEvent<'authentication.succeed'>;

export type IntegrationRow = { readonly state: IntegrationState };
