import type { LifecycleEvent } from '../../lib/lifecycle.ts';

export type SavedSentenceState = 'kept' | 'removed';

export type SavedSentenceContext = { readonly text: string; readonly isShared: boolean; readonly userId: string };

/** Null leaves a value as it is. */
export type SavedSentenceWords = { readonly text: string | null; readonly isShared: boolean | null };

export type SavedSentenceEvent =
  | LifecycleEvent<'sentence.update', SavedSentenceWords>
  | LifecycleEvent<'sentence.remove'>
  | LifecycleEvent<'sentence.restore'>;

export type SavedSentenceRow = SavedSentenceContext & { readonly state: SavedSentenceState };
