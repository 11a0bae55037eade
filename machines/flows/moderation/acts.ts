import { act } from '#machines/lib/act.ts';
import { form } from '#machines/lib/form.ts';
import { moderationClaimTexts } from '#schema/vocabulary/moderation-claim.ts';
import { savedSentenceTexts } from '#schema/vocabulary/saved-sentence.ts';

export const attachmentTexts = {
  question: 'Remove this attachment?',
  archived: 'The attachment has been successfully deleted.',
  notArchived: 'There was an issue during attachment deletion.',
  restored: 'The attachment has been successfully restored.',
  notRestored: 'There was an issue during attachment restoration.',
} as const;

/** Takes a file out of a result, after a question. */
export const archiveAttachmentMachine = act({
  id: 'archiveAttachment',
  failed: attachmentTexts.notArchived,
  asks: { refused: 'resting' },
});

export const massPassingTexts = {
  title: 'Possible mass passing',
  dismiss: 'Dismiss',
  dismissed: 'The mass passing warning has been successfully dismissed.',
  failed: 'There was an issue with dismissing the mass passing warning. Please try again later.',
} as const;

/** Confirms that a tester did the work, so that the warning about them goes. */
export const dismissMassPassingMachine = act({
  id: 'dismissMassPassing',
  failed: massPassingTexts.failed,
});

/** Puts a file that was removed back into its result. */
export const restoreAttachmentMachine = act({ id: 'restoreAttachment', failed: attachmentTexts.notRestored });

/** Removes a saved sentence, or brings it back. */
export const removeSentenceMachine = act({ id: 'removeSentence', failed: savedSentenceTexts.notChanged });

/** Keeps a sentence, or gives it other words. */
export const saveSentenceMachine = form({
  id: 'saveSentence',
  fields: ['text', 'isShared'],
  empty: { text: '', isShared: false },
  failed: savedSentenceTexts.notSaved,
});

/** Says that the viewer moderates a tester. */
export const takeTesterMachine = act({ id: 'takeTester', failed: moderationClaimTexts.notTaken });

/** Lets a tester go. */
export const releaseTesterMachine = act({ id: 'releaseTester', failed: moderationClaimTexts.notReleased });

/** Takes a tester over from somebody else, with a word. */
export const takeOverTesterMachine = form({
  id: 'takeOverTester',
  fields: ['reason'],
  empty: { reason: '' },
  failed: moderationClaimTexts.notTaken,
  opens: true,
});
