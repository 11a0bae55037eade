import { act } from '#machines/lib/act.ts';
import { attachmentTexts } from '../archive-attachment/archive-attachment.machine.ts';

/** Puts a file that was removed back into its result. */
export const restoreAttachmentMachine = act({ id: 'restoreAttachment', failed: attachmentTexts.notRestored });
