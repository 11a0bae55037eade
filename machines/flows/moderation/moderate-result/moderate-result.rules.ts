import { limits } from '#schema/vocabulary/limits.ts';
import { isBlank } from '#schema/rules/blank.ts';

/** The words of moderation, as the specification has them. */
export const moderationTexts = {
  approvalFailed: 'There was an issue with changing the approval. Please try again later.',
  editRequested: 'Your edit request has been successfully submitted.',
  editRequestFailed: 'There was an issue with submitting your edit request. Please try again later.',
  editCancelled: 'Your edit request has been successfully cancelled.',
  editCancelFailed: 'There was an issue with cancelling your edit request. Please try again later.',
  finalized: 'The test case result has been successfully moderated.',
  finalizeFailed: 'There was an issue during moderation finalisation.',
  cancelQuestion: 'Cancel this edit request?',
} as const;

/** What is wrong with the words for the tester; null when they can be sent. */
export const editFault = (draft: string): string | null => {
  if (isBlank(draft)) return 'Please say what the tester should change.';
  return draft.trim().length > limits.editRequest ? `Cannot be longer than ${limits.editRequest} characters` : null;
};
