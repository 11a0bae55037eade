import { act } from '#machines/lib/act.ts';
import { savedViewTexts } from '#schema/vocabulary/saved-view.ts';

/** Changes one thing of a saved view: its address, its place above the list, or whether it is there at all. */
export const changeViewMachine = act({ id: 'changeView', failed: savedViewTexts.notChanged });
