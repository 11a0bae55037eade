import { form } from '#machines/lib/form.ts';
import { savedViewTexts } from '#schema/vocabulary/saved-view.ts';

/** Saves a view of a list under a name, or gives it another. */
export const saveViewMachine = form({ id: 'saveView', fields: ['name', 'isShared'], failed: savedViewTexts.notSaved });
