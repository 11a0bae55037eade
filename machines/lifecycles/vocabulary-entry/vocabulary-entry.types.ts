import type { VocabularyEntryState } from '#schema/vocabulary/crowd-words.ts';
import type { LifecycleEvent } from '../../lib/lifecycle.ts';

export type VocabularyEntryEvent = LifecycleEvent<'entry.retire'> | LifecycleEvent<'entry.offer'>;

export type VocabularyEntryRow = { readonly state: VocabularyEntryState };
