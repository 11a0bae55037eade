import type { ManageDraftsSnapshot } from './manage-drafts.machine.ts';
import { nameReason } from './manage-drafts.rules.ts';

/** The draft whose name is being changed. */
export const selectRenamedId = (snapshot: ManageDraftsSnapshot): string | null =>
  snapshot.matches('renaming') || snapshot.matches('saving') ? snapshot.context.draftId : null;
export const selectName = ({ context }: ManageDraftsSnapshot): string => context.name;
/** Why the name was refused, until it is typed again. */
export const selectFailure = (snapshot: ManageDraftsSnapshot): string | null =>
  snapshot.hasTag('refused') ? snapshot.context.failure : null;
/** Why the name cannot be saved as it stands. */
export const selectNameReason = ({ context }: ManageDraftsSnapshot): string | null => nameReason(context.name);
export const selectIsBusy = (snapshot: ManageDraftsSnapshot): boolean => snapshot.hasTag('busy');
