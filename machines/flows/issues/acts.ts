import { act } from '#machines/lib/act.ts';
import { exportTexts } from '#schema/vocabulary/export.ts';
import { noteTexts } from '#schema/vocabulary/issue.ts';

/** Cancels what has not been sent of an export. */
export const cancelExportsMachine = act({ id: 'cancelExports', failed: exportTexts.notCancelled });

/** Deletes the note of an issue; it can be brought back. */
export const deleteNoteMachine = act({ id: 'deleteNote', failed: noteTexts.notDeleted });

/** Brings the deleted note of an issue back. */
export const restoreNoteMachine = act({ id: 'restoreNote', failed: noteTexts.notRestored });

/** Sends again what a tracker refused of an export, or what was cancelled. */
export const retryExportsMachine = act({ id: 'retryExports', failed: exportTexts.notRetried });
