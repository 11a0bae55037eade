import { act } from '#machines/lib/act.ts';

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
