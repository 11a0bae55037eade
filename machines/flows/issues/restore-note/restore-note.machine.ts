import { act } from '#machines/lib/act.ts';
import { noteTexts } from '#schema/vocabulary/issue.ts';

/** Brings the deleted note of an issue back. */
export const restoreNoteMachine = act({ id: 'restoreNote', failed: noteTexts.notRestored });
