import type { OrganizationState } from '#schema/vocabulary/operator.ts';
import type { LifecycleEvent, Timed } from '../../lib/lifecycle.ts';

export type OrganizationContext = {
  readonly deletedAt: string | null;
  /** Whether it is the one that the operator works in now. */
  readonly isOwn: boolean;
  readonly hasOpenTests: boolean;
  /** Whether all who run the installation work in it. */
  readonly hasAllOperators: boolean;
};

export type OrganizationEvent = LifecycleEvent<'organization.archive', Timed> | LifecycleEvent<'organization.restore'>;

export type OrganizationRow = OrganizationContext & { readonly state: OrganizationState };
