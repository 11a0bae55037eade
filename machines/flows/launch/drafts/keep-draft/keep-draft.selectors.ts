import type { KeepDraftSnapshot } from './keep-draft.machine.ts';

export type SavingState = 'opening' | 'saved' | 'pending' | 'saving' | 'unsaved' | 'refused' | 'outdated';

export const selectSaving = (snapshot: KeepDraftSnapshot): SavingState => snapshot.value.save;
export const selectIsUncopied = (snapshot: KeepDraftSnapshot): boolean => snapshot.value.copy === 'uncopied';
export const selectSavedAt = (snapshot: KeepDraftSnapshot): string | null => snapshot.context.saved.savedAt;
export const selectFailure = (snapshot: KeepDraftSnapshot): string | null => snapshot.context.failure;
/** Whether closing the page now could lose something typed. */
export const selectIsAtRisk = (snapshot: KeepDraftSnapshot): boolean =>
  snapshot.value.copy === 'uncopied' && snapshot.value.save !== 'saved';
