import type { SavingState } from '../../drafts/keep-draft/keep-draft.selectors.ts';
import type { Versioned } from '../../../../lib/saving.ts';

/** How a form of any kind is being saved. */
export type FormSaving = {
  readonly value: SavingState;
  readonly context: { readonly saved: Versioned; readonly confirmed: unknown; readonly failure: string | null };
};

export const selectSaving = (snapshot: FormSaving): SavingState => snapshot.value;
export const selectSavedAt = ({ context }: FormSaving): string | null => context.saved.savedAt;
export const selectVersion = ({ context }: FormSaving): number => context.saved.version;
export const selectFailure = ({ context }: FormSaving): string | null => context.failure;
/** Whether the server has not confirmed a form. */
export const selectIsUnsent =
  (forms: object) =>
  ({ context }: FormSaving): boolean =>
    context.confirmed !== forms;
