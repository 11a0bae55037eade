import type { SavingState } from '../keep-draft/keep-draft.selectors.ts';
import type { KeepFormSnapshot } from './keep-form.machine.ts';
import type { KeptForms } from './keep-form.types.ts';

export const selectSaving = (snapshot: KeepFormSnapshot): SavingState => snapshot.value;
export const selectSavedAt = ({ context }: KeepFormSnapshot): string | null => context.saved.savedAt;
export const selectVersion = ({ context }: KeepFormSnapshot): number => context.saved.version;
export const selectFailure = ({ context }: KeepFormSnapshot): string | null => context.failure;
/** Whether the server has not confirmed a form. */
export const selectIsUnsent =
  (forms: KeptForms) =>
  ({ context }: KeepFormSnapshot): boolean =>
    context.confirmed !== forms;
