import { unanswered } from '#machines/lib/answer.ts';
import type { RecoverDraftSnapshot } from './recover-draft.machine.ts';
import type { DraftPart } from './recover-draft.types.ts';

/** Which draft it is; null while nobody knows. */
export const selectId = ({ context }: RecoverDraftSnapshot): string | null => context.id;
/** What it is called; null while nobody knows. */
export const selectName = ({ context }: RecoverDraftSnapshot): string | null => context.name;
export const selectParts = ({ context }: RecoverDraftSnapshot): readonly DraftPart[] => context.parts;
export const selectIsBusy = (snapshot: RecoverDraftSnapshot): boolean => snapshot.hasTag('busy');
/** The part that is being left out, or opened. */
export const selectChosen = (snapshot: RecoverDraftSnapshot): string | null =>
  snapshot.matches('leavingOut') ? snapshot.context.chosen : null;
export const selectIsDiscarding = (snapshot: RecoverDraftSnapshot): boolean => snapshot.matches('discarding');
/** Why nothing happened, or null. */
export const selectFailure = (snapshot: RecoverDraftSnapshot): string | null => (snapshot.hasTag('refused') ? unanswered : null);
export const selectCanRetry = (snapshot: RecoverDraftSnapshot): boolean => snapshot.can({ type: 'parts.retry' });
