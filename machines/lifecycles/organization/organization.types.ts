import type { OrganizationState } from '#schema/vocabulary/operator.ts';
import type { LifecycleEvent, Timed } from '../../lib/lifecycle.ts';

export type OrganizationContext = {
  readonly deletedAt: string | null;
  /** The one that the operator works in now. */
  readonly isOwn: boolean;
  readonly hasOpenTests: boolean;
  /** Archiving it would lock every operator out. */
  readonly hasAllOperators: boolean;
};

export type OrganizationEvent = LifecycleEvent<'organization.archive', Timed> | LifecycleEvent<'organization.restore'>;

export type OrganizationRow = OrganizationContext & { readonly state: OrganizationState };
