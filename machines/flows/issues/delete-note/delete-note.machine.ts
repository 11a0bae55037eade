import { act } from '#machines/lib/act.ts';
import { noteTexts } from '#schema/vocabulary/issue.ts';

/** Deletes the note of an issue; it can be brought back. */
export const deleteNoteMachine = act({ id: 'deleteNote', failed: noteTexts.notDeleted });
