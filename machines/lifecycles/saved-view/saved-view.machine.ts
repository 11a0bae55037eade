import { savedViewLimits, savedViewTexts } from '#schema/vocabulary/saved-view.ts';
import { and, assign, setup } from 'xstate';
import type { Actor } from '../../lib/actor.ts';
import { columnLifecycle } from '../../lib/lifecycle.ts';
import { isFilled, roleIn } from '../../lib/permissions.ts';
import { notAllowed, refusal } from '../../lib/refusal.ts';
import type { SavedViewContext, SavedViewEvent, SavedViewRow, SavedViewWords } from './saved-view.types.ts';

type Asked = { readonly context: SavedViewContext; readonly event: { readonly actor: Actor } };
type Told = { readonly context: SavedViewContext; readonly event: SavedViewEvent };

const isOwn = ({ context, event }: Asked): boolean => event.actor.userId === context.userId;
const wordsOf = ({ context, event }: Told): Omit<SavedViewWords, 'isShared'> => (event.type === 'view.update' ? event : context);

/** A shared view is seen by the organization, and its test managers may change it. */
export const savedViewMachine = setup({
  types: { context: {} as SavedViewContext, events: {} as SavedViewEvent, input: {} as SavedViewContext },
  guards: {
    maySave: roleIn('customer', 'test_manager'),
    maySee: (asked) => isOwn(asked) || asked.context.isShared,
    mayChange: (asked) => isOwn(asked) || (asked.context.isShared && asked.event.actor.role === 'test_manager'),
    isSharedByOwner: (told) =>
      told.event.type === 'view.update' && (isOwn(told) || (told.event.isShared ?? told.context.isShared) === told.context.isShared),
    hasName: (told) => wordsOf(told).name === null || isFilled(wordsOf(told).name),
    isShort: (told) => (wordsOf(told).name ?? '').trim().length <= savedViewLimits.name,
    isShortQuery: (told) => (wordsOf(told).query ?? '').length <= savedViewLimits.query,
  },
  actions: {
    rememberWords: assign(({ context }, { name, query, isShared }: SavedViewWords) => ({
      name: name?.trim() ?? context.name,
      query: query ?? context.query,
      isShared: isShared ?? context.isShared,
    })),
    rememberPin: assign(({ context: { pinnedBy } }, { userId, isPinned }: { userId: string | null; isPinned: boolean }) => {
      const others = pinnedBy.filter((id) => id !== userId);
      return { pinnedBy: isPinned && userId !== null ? [...others, userId] : others };
    }),
  },
}).createMachine({
  id: 'savedView',
  context: ({ input }) => input,
  initial: 'kept',
  states: {
    kept: {
      on: {
        'view.update': {
          guard: and(['maySave', 'mayChange', 'isSharedByOwner', 'hasName', 'isShort', 'isShortQuery']),
          actions: { type: 'rememberWords', params: ({ event }) => event },
        },
        'view.pin': {
          guard: and(['maySave', 'maySee']),
          actions: { type: 'rememberPin', params: ({ event }) => ({ userId: event.actor.userId, isPinned: event.isPinned }) },
        },
        'view.remove': { guard: and(['maySave', 'mayChange']), target: 'removed' },
      },
    },
    removed: { on: { 'view.restore': { guard: and(['maySave', 'mayChange']), target: 'kept' } } },
  },
});

const gone = () => refusal('not_found', 'This view has been removed.');

export const savedViewLifecycle = columnLifecycle<typeof savedViewMachine, SavedViewRow>({
  name: 'saved-view',
  machine: savedViewMachine,
  status: 'state',
  remembers: ['name', 'query', 'isShared', 'pinnedBy'],
  facts: ['userId'],
  reasons: {
    maySave: notAllowed('Only customers and test managers have saved views.'),
    maySee: notAllowed('This view belongs to somebody else.'),
    mayChange: notAllowed('Only the person who saved this view can change it, or a test manager once it is shared.'),
    isSharedByOwner: refusal('not_allowed', 'Only the person who saved this view can share or unshare it.', ['isShared']),
    hasName: refusal('blank', savedViewTexts.blank, ['name']),
    isShort: refusal('too_long', savedViewTexts.tooLong, ['name']),
    isShortQuery: refusal('too_long', savedViewTexts.queryTooLong, ['query']),
  },
  sentences: { kept: 'This view has not been removed.', removed: 'This view has been removed.' },
  deeds: { 'view.update': 'changed this view', 'view.remove': 'removed this view', 'view.restore': 'brought this view back' },
  samples: {
    'view.update': { name: 'Release blockers', query: 'severity=critical', isShared: null },
    'view.pin': { isPinned: true },
    'view.remove': {},
    'view.restore': {},
  },
  unheard: { 'view.update': gone, 'view.pin': gone, 'view.remove': gone },
});
