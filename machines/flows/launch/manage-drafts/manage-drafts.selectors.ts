import type { ManageDraftsSnapshot } from './manage-drafts.machine.ts';

/** The draft whose name is being changed. */
export const selectRenamedId = (snapshot: ManageDraftsSnapshot): string | null =>
  snapshot.matches('renaming') || snapshot.matches('saving') ? snapshot.context.draftId : null;
export const selectName = ({ context }: ManageDraftsSnapshot): string => context.name;
export const selectFailure = ({ context }: ManageDraftsSnapshot): string | null => context.failure;
export const selectCanConfirm = (snapshot: ManageDraftsSnapshot): boolean => snapshot.can({ type: 'rename.confirm' });
export const selectIsBusy = (snapshot: ManageDraftsSnapshot): boolean => snapshot.hasTag('busy');
