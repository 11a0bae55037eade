import { form } from '#machines/lib/form.ts';
import { savedViewTexts } from '#schema/vocabulary/saved-view.ts';

/** Saves a view of a list under a name, or gives it another. */
export const saveViewMachine = form({ id: 'saveView', failed: savedViewTexts.notSaved });
