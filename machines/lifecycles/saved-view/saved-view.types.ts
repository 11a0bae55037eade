import type { LifecycleEvent } from '../../lib/lifecycle.ts';

export type SavedViewState = 'kept' | 'removed';

export type SavedViewContext = {
  readonly name: string;
  /** What the address of its list says: filters, search and order. */
  readonly query: string;
  readonly isShared: boolean;
  /** Who has it above their list. */
  readonly pinnedBy: readonly string[];
  /** Who saved it. */
  readonly userId: string;
};

/** What a view is saved with; null leaves it as it is. */
export type SavedViewWords = { readonly name: string | null; readonly query: string | null; readonly isShared: boolean | null };

export type SavedViewEvent =
  | LifecycleEvent<'view.update', SavedViewWords>
  | LifecycleEvent<'view.pin', { readonly isPinned: boolean }>
  | LifecycleEvent<'view.remove'>
  | LifecycleEvent<'view.restore'>;

export type SavedViewRow = SavedViewContext & { readonly state: SavedViewState };
