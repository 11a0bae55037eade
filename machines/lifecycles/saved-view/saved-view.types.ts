import type { LifecycleEvent } from '../../lib/lifecycle.ts';

export type SavedViewState = 'kept' | 'removed';

export type SavedViewContext = {
  readonly name: string;
  readonly query: string;
  readonly isShared: boolean;
  readonly pinnedBy: readonly string[];
  readonly userId: string;
};

/** Null leaves a value as it is. */
export type SavedViewWords = { readonly name: string | null; readonly query: string | null; readonly isShared: boolean | null };

export type SavedViewEvent =
  | LifecycleEvent<'view.update', SavedViewWords>
  | LifecycleEvent<'view.pin', { readonly isPinned: boolean }>
  | LifecycleEvent<'view.remove'>
  | LifecycleEvent<'view.restore'>;

export type SavedViewRow = SavedViewContext & { readonly state: SavedViewState };
