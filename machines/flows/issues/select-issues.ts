import { limits } from '#schema/vocabulary/limits.ts';
import { assign, emit, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';

type SelectIssuesContext = {
  /** What the list shows, in its order, and whether it shows all there is. */
  readonly ids: readonly string[];
  readonly isWhole: boolean;
  /** Where a range begins. */
  readonly anchor: string | null;
};

export type SelectIssuesEvent =
  | { readonly type: 'list.changed'; readonly ids: readonly string[]; readonly isWhole: boolean }
  | { readonly type: 'list.cut' }
  | { readonly type: 'issue.toggle'; readonly issueId: string }
  | { readonly type: 'range.extend'; readonly issueId: string }
  | { readonly type: 'range.step'; readonly from: string; readonly to: string }
  | { readonly type: 'all.take' }
  | { readonly type: 'selection.clear' };

export type SelectIssuesEmitted =
  | { readonly type: 'issue.toggled'; readonly issueId: string }
  | { readonly type: 'issues.taken'; readonly issueIds: readonly string[] }
  | { readonly type: 'issues.dropped'; readonly issueIds: readonly string[] }
  | { readonly type: 'selection.cleared' }
  /** More of the list is to be loaded. */
  | { readonly type: 'more.wanted' };

type SelectIssuesTag = 'busy';

/** The issues between two of a list, both included, in its order; none when either is not in it. */
const between = (ids: readonly string[], from: string | null, to: string): readonly string[] => {
  const one = from === null ? -1 : ids.indexOf(from);
  const other = ids.indexOf(to);
  return one < 0 || other < 0 ? [] : ids.slice(Math.min(one, other), Math.max(one, other) + 1);
};

/** Where a range begins: where the last issue was selected, as long as it is listed, else where the step begins. */
const anchorOf = (ids: readonly string[], anchor: string | null, from: string): string =>
  anchor !== null && ids.includes(anchor) ? anchor : from;

/** Whether a step leads back towards the beginning of its range. */
const isNarrowing = (ids: readonly string[], anchor: string, from: string, to: string): boolean => {
  const distance = (id: string): number => Math.abs(ids.indexOf(id) - ids.indexOf(anchor));
  return distance(to) < distance(from);
};

export type SelectIssuesActorRef = ActorRefFrom<typeof selectIssuesMachine>;
export type SelectIssuesSnapshot = SnapshotFrom<typeof selectIssuesMachine>;

type One = { readonly issueId: string };
type Step = { readonly from: string; readonly to: string };
type Listed = { readonly ids: readonly string[]; readonly isWhole: boolean };

const one = ({ event }: { event: One }): One => ({ issueId: event.issueId });
const step = ({ event }: { event: Step }): Step => ({ from: event.from, to: event.to });
const listed = ({ event }: { event: Listed }): Listed => ({ ids: event.ids, isWhole: event.isWhole });

/** Selects issues of a list: one, a range from where the last was selected, or all that match as far as a selection holds, which may have to be loaded first. */
export const selectIssuesMachine = setup({
  types: {
    context: {} as SelectIssuesContext,
    events: {} as SelectIssuesEvent,
    emitted: {} as SelectIssuesEmitted,
    tags: {} as SelectIssuesTag,
  },
  actions: {
    rememberList: assign((_, { ids, isWhole }: Listed) => ({ ids, isWhole })),
    rememberAnchor: assign((_, { issueId }: One) => ({ anchor: issueId })),
    rememberBeginning: assign(({ context: { ids, anchor } }, { from }: Step) => ({ anchor: anchorOf(ids, anchor, from) })),
    forgetAnchor: assign({ anchor: null }),
    announceToggled: emit((_, { issueId }: One) => ({ type: 'issue.toggled' as const, issueId })),
    announceRange: emit(({ context: { ids, anchor } }, { issueId }: One) => ({
      type: 'issues.taken' as const,
      issueIds: between(ids, anchor, issueId),
    })),
    announceStep: emit(({ context: { ids, anchor } }, { to }: Step) => ({
      type: 'issues.taken' as const,
      issueIds: between(ids, anchor, to),
    })),
    announceDropped: emit((_, { from }: Step) => ({ type: 'issues.dropped' as const, issueIds: [from] })),
    announceAll: emit(({ context }) => ({ type: 'issues.taken' as const, issueIds: context.ids.slice(0, limits.issuesPerSelection) })),
    announceListed: emit((_, { ids }: Listed) => ({ type: 'issues.taken' as const, issueIds: ids.slice(0, limits.issuesPerSelection) })),
    announceCleared: emit({ type: 'selection.cleared' }),
    announceMoreWanted: emit({ type: 'more.wanted' }),
  },
  guards: {
    hasBeginning: ({ context: { ids, anchor } }, { issueId }: One) => between(ids, anchor, issueId).length > 0,
    isNarrowing: ({ context: { ids, anchor } }, { from, to }: Step) => isNarrowing(ids, anchorOf(ids, anchor, from), from, to),
    isThere: ({ context }) => context.isWhole || context.ids.length >= limits.issuesPerSelection,
    isEnough: (_, { ids, isWhole }: Listed) => isWhole || ids.length >= limits.issuesPerSelection,
    isMore: ({ context }, { ids }: Listed) => ids.length > context.ids.length,
  },
}).createMachine({
  id: 'selectIssues',
  context: { ids: [], isWhole: false, anchor: null },
  initial: 'resting',
  on: {
    'issue.toggle': {
      actions: [
        { type: 'rememberAnchor', params: one },
        { type: 'announceToggled', params: one },
      ],
    },
    'range.extend': [
      { guard: { type: 'hasBeginning', params: one }, actions: { type: 'announceRange', params: one } },
      {
        actions: [
          { type: 'rememberAnchor', params: one },
          { type: 'announceToggled', params: one },
        ],
      },
    ],
    'range.step': [
      { guard: { type: 'isNarrowing', params: step }, actions: { type: 'announceDropped', params: step } },
      {
        actions: [
          { type: 'rememberBeginning', params: step },
          { type: 'announceStep', params: step },
        ],
      },
    ],
    'selection.clear': { target: '.resting', actions: ['forgetAnchor', 'announceCleared'] },
  },
  states: {
    resting: {
      on: {
        'list.changed': { actions: { type: 'rememberList', params: listed } },
        'all.take': [
          { guard: 'isThere', actions: 'announceAll' },
          { target: 'gathering', actions: 'announceMoreWanted' },
        ],
      },
    },
    gathering: {
      tags: 'busy',
      description: 'More of the list is being loaded, to be selected with what is there.',
      on: {
        'list.changed': [
          {
            guard: { type: 'isEnough', params: listed },
            target: 'resting',
            actions: [
              { type: 'rememberList', params: listed },
              { type: 'announceListed', params: listed },
            ],
          },
          {
            guard: { type: 'isMore', params: listed },
            actions: [{ type: 'rememberList', params: listed }, 'announceMoreWanted'],
          },
          { actions: { type: 'rememberList', params: listed } },
        ],
        'list.cut': { target: 'resting', actions: 'announceAll' },
      },
    },
  },
});
