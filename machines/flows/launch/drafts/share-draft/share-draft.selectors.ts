import type { DraftSharing } from '#schema/vocabulary/test.ts';
import type { ShareDraftSnapshot } from './share-draft.machine.ts';

export const selectIsOpen = (snapshot: ShareDraftSnapshot): boolean => snapshot.matches('open');
/** What is chosen, answered or not. */
export const selectChoice = (snapshot: ShareDraftSnapshot): DraftSharing | null =>
  snapshot.hasTag('busy') ? snapshot.context.wished : snapshot.context.sharing;
export const selectHasLink = ({ context }: ShareDraftSnapshot): boolean => context.sharing !== null;
export const selectIsCopied = (snapshot: ShareDraftSnapshot): boolean => snapshot.matches({ open: 'copied' });
export const selectFailure = (snapshot: ShareDraftSnapshot): string | null =>
  snapshot.hasTag('refused') ? snapshot.context.failure : null;
