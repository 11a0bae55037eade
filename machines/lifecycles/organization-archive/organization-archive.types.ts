import type { OrganizationArchiveState } from '#schema/vocabulary/organization-archive.ts';
import type { LifecycleEvent, Timed } from '../../lib/lifecycle.ts';

export type ArchivedFile = {
  readonly sizeBytes: number | null;
  readonly sha256: string | null;
  readonly storageKey: string | null;
  readonly expiresAt: string | null;
};

export type OrganizationArchiveContext = ArchivedFile & {
  /** Null where whoever asked is forgotten. */
  readonly askedBy: string | null;
};

export type OrganizationArchiveEvent =
  | LifecycleEvent<'archive.gather'>
  | LifecycleEvent<
      'archive.finish',
      { readonly sizeBytes: number; readonly sha256: string; readonly storageKey: string; readonly expiresAt: string }
    >
  | LifecycleEvent<'archive.fail'>
  | LifecycleEvent<'archive.cancel'>
  | LifecycleEvent<'archive.replace'>
  | LifecycleEvent<'archive.expire', Timed>;

export type OrganizationArchiveRow = OrganizationArchiveContext & { readonly state: OrganizationArchiveState };
