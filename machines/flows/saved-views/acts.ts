import { act } from '#machines/lib/act.ts';
import { form } from '#machines/lib/form.ts';
import { savedViewTexts } from '#schema/vocabulary/saved-view.ts';

/** Changes one thing of a saved view: its address, its place above the list, or whether it is there at all. */
export const changeViewMachine = act({ id: 'changeView', failed: savedViewTexts.notChanged });

/** Begins a draft from a template. */
export const startFromTemplateMachine = act({ id: 'startFromTemplate', failed: savedViewTexts.notBegun });

/** Saves a view of a list under a name, or gives it another. */
export const saveViewMachine = form({
  id: 'saveView',
  fields: ['name', 'isShared'],
  empty: { name: '', isShared: false },
  failed: savedViewTexts.notSaved,
});
