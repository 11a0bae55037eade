import type { savedViewMachine } from '#machines/lifecycles/saved-view/saved-view.machine.ts';
import type { SavedViewRow } from '#machines/lifecycles/saved-view/saved-view.types.ts';
import { shown } from '#machines/lifecycles/shown.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { idOf } from '#tests/support/twin-world.ts';
import { walkOverHttp } from './walk-over-http.ts';

const kept: Omit<SavedViewRow, 'userId' | 'isShared'> = { state: 'kept', name: 'Blockers', query: 'severity=critical', pinnedBy: [] };
const places = (['customer', 'manager'] as const).flatMap((owner) =>
  [true, false].flatMap((isShared) =>
    (['kept', 'removed'] as const).map(
      (state) =>
        [`${state} of the ${owner}, ${isShared ? 'shared' : 'private'}`, { ...kept, state, isShared, userId: idOf('a', owner) }] as const,
    ),
  ),
);
const nothing = { name: null, query: null, isShared: null };

walkOverHttp<typeof savedViewMachine, SavedViewRow>({
  subject: subjects.savedView,
  shown: shown.savedView,
  thing: () => 'saved-view',
  places: Object.fromEntries(places),
  asked: {
    'view.update': {
      mutation: 'savedViewUpdate',
      input: ({ name, query, isShared }, savedViewId) => ({ savedViewId, name, query, isShared }),
    },
    'view.pin': 'savedViewPin',
    'view.remove': 'savedViewRemove',
    'view.restore': { mutation: 'savedViewRemove', input: (_, savedViewId) => ({ savedViewId, restore: true }) },
  },
  elsewhere: {},
  more: [
    { type: 'view.update', ...nothing, name: '' },
    { type: 'view.update', ...nothing, name: 'x'.repeat(101) },
    { type: 'view.update', ...nothing, query: 'x'.repeat(2001) },
    { type: 'view.update', ...nothing, isShared: true },
    { type: 'view.update', ...nothing, isShared: false },
    { type: 'view.pin', isPinned: false },
  ],
  hides: (row, person) => !row.isShared && row.userId !== idOf('a', person),
});
