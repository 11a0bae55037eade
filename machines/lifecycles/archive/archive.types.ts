import type { ArchiveState } from '#schema/vocabulary/own-data.ts';
import type { LifecycleEvent, Timed } from '../../lib/lifecycle.ts';

export type ArchiveContext = {
  readonly sizeBytes: number | null;
  readonly sha256: string | null;
  readonly storageKey: string | null;
  readonly expiresAt: string | null;
};

export type ArchiveEvent =
  | LifecycleEvent<
      'archive.finish',
      { readonly sizeBytes: number; readonly sha256: string; readonly storageKey: string; readonly expiresAt: string }
    >
  | LifecycleEvent<'archive.fail'>
  | LifecycleEvent<'archive.expire', Timed>;

export type ArchiveRow = ArchiveContext & { readonly state: ArchiveState };
