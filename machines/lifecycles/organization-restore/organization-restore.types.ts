import type { OrganizationRestoreState } from '#schema/vocabulary/organization-restore.ts';
import type { LifecycleEvent, Timed } from '../../lib/lifecycle.ts';

export type OrganizationRestoreContext = {
  /** Null before the archive was sent, and once it is not needed any more. */
  readonly storageKey: string | null;
  readonly expiresAt: string;
};

export type OrganizationRestoreEvent =
  | LifecycleEvent<'restore.receive', { readonly storageKey: string }>
  | LifecycleEvent<'restore.accept'>
  | LifecycleEvent<'restore.refuse'>
  | LifecycleEvent<'restore.start'>
  | LifecycleEvent<'restore.finish'>
  | LifecycleEvent<'restore.fail'>
  | LifecycleEvent<'restore.discard'>
  | LifecycleEvent<'restore.expire', Timed>;

export type OrganizationRestoreRow = OrganizationRestoreContext & { readonly state: OrganizationRestoreState };
