import { limits } from '#schema/vocabulary/limits.ts';
import { assign, emit, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { anchorOf, between, hasFewLeft, isNarrowing, most, neighbour, successor, withMore, without } from './walk-issues.rules.ts';

type WalkIssuesInput = { readonly current: string | null };

type WalkIssuesContext = {
  /** What the list shows, in its order. */
  readonly ids: readonly string[];
  /** The issue that is read; before the list is there, the one the address names. */
  readonly current: string | null;
  /** An issue that was called back into the list, to be read there until the reader goes on: answers that were on their way may still take it out. */
  readonly recalled: string | null;
  /** Judged so that they leave the list, which shows them until it is drawn again. */
  readonly leaving: readonly string[];
  readonly selected: readonly string[];
  /** Where a range begins. */
  readonly anchor: string | null;
  /** Whether the list shows all there is. */
  readonly isWhole: boolean;
};

export type WalkIssuesEvent =
  | { readonly type: 'list.changed'; readonly ids: readonly string[]; readonly isWhole?: boolean }
  | { readonly type: 'list.replaced'; readonly ids: readonly string[]; readonly isWhole?: boolean }
  | { readonly type: 'list.narrowed' }
  | { readonly type: 'list.cut' }
  | { readonly type: 'issue.visit'; readonly issueId: string }
  | { readonly type: 'issue.leave'; readonly issueId: string }
  /** What was judged stays, or its list has been drawn. */
  | { readonly type: 'issue.stay'; readonly issueId: string }
  | { readonly type: 'issue.recall'; readonly issueId: string }
  | { readonly type: 'recall.forget' }
  | { readonly type: 'issue.toggle'; readonly issueId: string }
  | { readonly type: 'range.extend'; readonly issueId: string }
  | { readonly type: 'range.step'; readonly from: string; readonly to: string }
  | { readonly type: 'all.take' }
  | { readonly type: 'issues.take'; readonly issueIds: readonly string[] }
  | { readonly type: 'issues.drop'; readonly issueIds: readonly string[] }
  | { readonly type: 'selection.clear' }
  | { readonly type: 'issue.next' }
  | { readonly type: 'issue.previous' };

type WalkIssuesEmitted =
  | { readonly type: 'issue.reached'; readonly issueId: string | null }
  /** The reader has stayed with an issue. */
  | { readonly type: 'issue.settled'; readonly issueId: string | null }
  | { readonly type: 'selection.changed'; readonly issueIds: readonly string[] }
  /** The end of what is listed is near, or all of it is to be selected. */
  | { readonly type: 'more.wanted' };

type WalkIssuesTag = 'settled' | 'gathering';

export type WalkIssuesActorRef = ActorRefFrom<typeof walkIssuesMachine>;
type WalkIssuesSnapshot = SnapshotFrom<typeof walkIssuesMachine>;

type One = { readonly issueId: string };
type Several = { readonly issueIds: readonly string[] };
type Step = { readonly from: string; readonly to: string };
type Listed = { readonly ids: readonly string[]; readonly isWhole: boolean };

const one = ({ event }: { event: One }): One => ({ issueId: event.issueId });
const several = ({ event }: { event: Several }): Several => ({ issueIds: event.issueIds });
const step = ({ event }: { event: Step }): Step => ({ from: event.from, to: event.to });
type ListEvent = { readonly ids: readonly string[]; readonly isWhole?: boolean };
const replaced = ({ event }: { event: ListEvent }): Listed => ({ ids: event.ids, isWhole: event.isWhole ?? true });
const listed = ({ context, event }: { context: WalkIssuesContext; event: ListEvent }): Listed => ({
  ...replaced({ event }),
  ids: without(event.ids, context.leaving),
});
const remaining = ({ context, event }: { context: WalkIssuesContext; event: One }): Listed => ({
  ids: without(context.ids, [event.issueId]),
  isWhole: context.isWhole,
});

/** Goes from issue to issue of a list that changes under the reader, and selects there: a judged issue leaves and the next one is read. Where the reader stays is told after a moment, not at every step; near the end of what is listed, or to select all of it, more is wanted. */
export const walkIssuesMachine = setup({
  types: {
    context: {} as WalkIssuesContext,
    events: {} as WalkIssuesEvent,
    input: {} as WalkIssuesInput,
    emitted: {} as WalkIssuesEmitted,
    tags: {} as WalkIssuesTag,
  },
  actions: {
    rememberList: assign(({ context }, { ids }: Listed) => ({ ids, current: successor(context.ids, ids, context.current) })),
    rememberEmpty: assign({ ids: [], current: null }),
    rememberLeaving: assign(({ context }, { issueId }: One) => ({ leaving: [...without(context.leaving, [issueId]), issueId] })),
    forgetLeaving: assign(({ context }, { issueId }: One) => ({ leaving: without(context.leaving, [issueId]) })),
    forgetLeft: assign(({ context }, { ids }: { ids: readonly string[] }) => ({
      leaving: context.leaving.filter((id) => ids.includes(id)),
    })),
    rememberRecalled: assign((_, { issueId }: One) => ({ recalled: issueId })),
    rememberReturn: assign(({ context }, { ids }: Listed) => ({ ids, current: context.recalled })),
    forgetRecalled: assign({ recalled: null }),
    rememberIssue: assign((_, { issueId }: One) => ({ current: issueId, recalled: null })),
    rememberNext: assign(({ context }) => ({ current: neighbour(context.ids, context.current, 1), recalled: null })),
    rememberPrevious: assign(({ context }) => ({ current: neighbour(context.ids, context.current, -1), recalled: null })),
    rememberWhole: assign((_, { isWhole }: Listed) => ({ isWhole })),
    rememberAnchor: assign((_, { issueId }: One) => ({ anchor: issueId })),
    rememberBeginning: assign(({ context }, { from }: Step) => ({ anchor: anchorOf(context, from) })),
    forgetAnchor: assign({ anchor: null }),
    rememberToggled: assign(({ context: { selected } }, { issueId }: One) => ({
      selected: selected.includes(issueId) ? without(selected, [issueId]) : withMore(selected, [issueId]),
    })),
    rememberMore: assign(({ context }, { issueIds }: Several) => ({ selected: withMore(context.selected, issueIds) })),
    rememberRange: assign(({ context: { ids, anchor, selected } }, { issueId }: One) => ({
      selected: withMore(selected, between(ids, anchor, issueId)),
    })),
    rememberStep: assign(({ context: { ids, anchor, selected } }, { to }: Step) => ({
      selected: withMore(selected, between(ids, anchor, to)),
    })),
    rememberAll: assign(({ context: { ids, selected } }) => ({ selected: withMore(selected, ids.slice(0, most)) })),
    rememberListed: assign(({ context }, { ids }: Listed) => ({ selected: withMore(context.selected, ids.slice(0, most)) })),
    forgetIssues: assign(({ context }, { issueIds }: Several) => ({ selected: without(context.selected, issueIds) })),
    forgetSelection: assign({ selected: [] }),
    announceSelection: emit(({ context }) => ({ type: 'selection.changed' as const, issueIds: context.selected })),
    announceSettled: emit(({ context }) => ({ type: 'issue.settled' as const, issueId: context.current })),
    announceReached: emit(({ context }) => ({ type: 'issue.reached' as const, issueId: context.current })),
    announceMoreWanted: emit({ type: 'more.wanted' }),
  },
  guards: {
    isEmpty: (_, { ids }: Listed) => ids.length === 0,
    isGone: ({ context }, { ids }: Listed) => context.current !== null && !ids.includes(context.current),
    /** The last issue of a list is read until the list is drawn without it. */
    isLeft: ({ context }, { ids }: Listed) => ids.length > 0 && context.current !== null && !ids.includes(context.current),
    isBack: ({ context: { recalled, current, ids: before } }, { ids }: Listed) =>
      recalled !== null && ids.includes(recalled) && (current !== recalled || !before.includes(recalled)),
    isListed: ({ context }, { issueId }: One) => context.ids.includes(issueId),
    hasBeginning: ({ context: { ids, anchor } }, { issueId }: One) => between(ids, anchor, issueId).length > 0,
    isNarrowing: ({ context }, { from, to }: Step) => isNarrowing(context.ids, anchorOf(context, from), from, to),
    isThere: ({ context }) => context.isWhole || context.ids.length >= most,
    isEnough: (_, { ids, isWhole }: Listed) => isWhole || ids.length >= most,
    isMore: ({ context }, { ids }: Listed) => ids.length > context.ids.length,
    hasFewLeft: ({ context }) => hasFewLeft(context.ids, context.current),
    hasNext: ({ context }) => neighbour(context.ids, context.current, 1) !== context.current,
    hasPrevious: ({ context }) => neighbour(context.ids, context.current, -1) !== context.current,
  },
  delays: { readingPause: 200 },
}).createMachine({
  id: 'walkIssues',
  context: ({ input }) => ({ ids: [], current: input.current, recalled: null, leaving: [], selected: [], anchor: null, isWhole: false }),
  type: 'parallel',
  on: {
    'issue.recall': { actions: { type: 'rememberRecalled', params: one } },
    'recall.forget': { actions: 'forgetRecalled' },
  },
  states: {
    reading: {
      initial: 'waiting',
      states: {
        waiting: {
          description: 'There is nothing to read yet, or nothing any more.',
          on: {
            'list.changed': [
              { guard: { type: 'isEmpty', params: listed } },
              {
                guard: { type: 'isBack', params: listed },
                target: 'open.passing',
                actions: [{ type: 'rememberReturn', params: listed }, 'announceReached'],
              },
              { target: 'open', actions: { type: 'rememberList', params: listed } },
            ],
            'list.replaced': [
              { guard: { type: 'isEmpty', params: replaced } },
              { target: 'open', actions: { type: 'rememberList', params: replaced } },
            ],
          },
        },
        open: {
          tags: 'settled',
          initial: 'resting',
          states: {
            passing: { after: { readingPause: { target: 'resting', actions: 'announceSettled' } } },
            resting: {},
          },
          on: {
            'list.changed': [
              {
                guard: { type: 'isEmpty', params: listed },
                target: 'waiting',
                actions: ['rememberEmpty', 'announceReached', 'announceSettled'],
              },
              {
                guard: { type: 'isBack', params: listed },
                target: '.passing',
                actions: [{ type: 'rememberReturn', params: listed }, 'announceReached'],
              },
              {
                guard: { type: 'isGone', params: listed },
                target: '.passing',
                actions: [{ type: 'rememberList', params: listed }, 'announceReached'],
              },
              { actions: { type: 'rememberList', params: listed } },
            ],
            'list.replaced': [
              { guard: { type: 'isEmpty', params: replaced }, target: 'waiting', actions: 'rememberEmpty' },
              { target: '.resting', actions: ['rememberEmpty', { type: 'rememberList', params: replaced }] },
            ],
            'issue.leave': {
              guard: { type: 'isLeft', params: remaining },
              target: '.passing',
              actions: [{ type: 'rememberList', params: remaining }, 'announceReached'],
            },
            'issue.recall': [
              {
                guard: { type: 'isListed', params: one },
                target: '.passing',
                actions: [{ type: 'rememberIssue', params: one }, { type: 'rememberRecalled', params: one }, 'announceReached'],
              },
              { actions: { type: 'rememberRecalled', params: one } },
            ],
            'issue.visit': {
              guard: { type: 'isListed', params: one },
              target: '.passing',
              actions: [{ type: 'rememberIssue', params: one }, 'announceReached'],
            },
            'issue.next': [
              { guard: 'hasFewLeft', target: '.passing', actions: ['rememberNext', 'announceReached', 'announceMoreWanted'] },
              { guard: 'hasNext', target: '.passing', actions: ['rememberNext', 'announceReached'] },
              { actions: 'announceMoreWanted' },
            ],
            'issue.previous': { guard: 'hasPrevious', target: '.passing', actions: ['rememberPrevious', 'announceReached'] },
          },
        },
      },
    },
    selecting: {
      initial: 'resting',
      on: {
        'issue.toggle': {
          actions: [{ type: 'rememberAnchor', params: one }, { type: 'rememberToggled', params: one }, 'announceSelection'],
        },
        'range.extend': [
          { guard: { type: 'hasBeginning', params: one }, actions: [{ type: 'rememberRange', params: one }, 'announceSelection'] },
          { actions: [{ type: 'rememberAnchor', params: one }, { type: 'rememberToggled', params: one }, 'announceSelection'] },
        ],
        'range.step': [
          {
            guard: { type: 'isNarrowing', params: step },
            actions: [{ type: 'forgetIssues', params: ({ event }) => ({ issueIds: [event.from] }) }, 'announceSelection'],
          },
          {
            actions: [{ type: 'rememberBeginning', params: step }, { type: 'rememberStep', params: step }, 'announceSelection'],
          },
        ],
        'issues.take': { actions: [{ type: 'rememberMore', params: several }, 'announceSelection'] },
        'issues.drop': { actions: [{ type: 'forgetIssues', params: several }, 'announceSelection'] },
        'selection.clear': { target: '.resting', actions: ['forgetAnchor', 'forgetSelection', 'announceSelection'] },
        'list.narrowed': { actions: ['forgetSelection', 'announceSelection'] },
      },
      states: {
        resting: {
          on: {
            'list.changed': { actions: { type: 'rememberWhole', params: listed } },
            'list.replaced': { actions: { type: 'rememberWhole', params: replaced } },
            'all.take': [
              { guard: 'isThere', actions: ['rememberAll', 'announceSelection'] },
              { target: 'gathering', actions: 'announceMoreWanted' },
            ],
          },
        },
        gathering: {
          tags: 'gathering',
          description: 'More of the list is being loaded, to be selected with what is there.',
          on: {
            'list.changed': [
              {
                guard: { type: 'isEnough', params: listed },
                target: 'resting',
                actions: [{ type: 'rememberWhole', params: listed }, { type: 'rememberListed', params: listed }, 'announceSelection'],
              },
              { guard: { type: 'isMore', params: listed }, actions: 'announceMoreWanted' },
            ],
            'list.replaced': { target: 'resting', actions: { type: 'rememberWhole', params: replaced } },
            'list.cut': { target: 'resting', actions: ['rememberAll', 'announceSelection'] },
          },
        },
      },
    },
    drawing: {
      on: {
        'issue.leave': { actions: { type: 'rememberLeaving', params: one } },
        'issue.stay': { actions: { type: 'forgetLeaving', params: one } },
        'list.changed': { actions: { type: 'forgetLeft', params: ({ event }) => ({ ids: event.ids }) } },
        'list.replaced': { actions: { type: 'forgetLeft', params: { ids: [] } } },
      },
    },
  },
});

/** The issue that is read; null while there is none in the list. */
export const selectCurrent = (snapshot: WalkIssuesSnapshot): string | null =>
  snapshot.hasTag('settled') ? snapshot.context.current : null;

/** Whether a row that is still drawn leaves the list. */
export const selectIsLeaving =
  (issueId: string) =>
  (snapshot: WalkIssuesSnapshot): boolean =>
    snapshot.context.leaving.includes(issueId);

/** "1 of 24" counts from here; 0 while nothing is read. */
export const selectPosition = ({ context }: WalkIssuesSnapshot): number =>
  context.current === null ? 0 : context.ids.indexOf(context.current) + 1;

export const selectSelected = ({ context }: WalkIssuesSnapshot): readonly string[] => context.selected;

export const selectIsSelecting = ({ context }: WalkIssuesSnapshot): boolean => context.selected.length > 0;

export const selectIsGathering = (snapshot: WalkIssuesSnapshot): boolean => snapshot.hasTag('gathering');

/** Why the selection cannot be exported, or null. */
export const selectExportReason = ({ context }: WalkIssuesSnapshot): string | null =>
  context.selected.length === 0 ? `Select 1 to ${limits.issuesPerExport} issues to export.` : null;

/** Why no further issue can be selected, or null. */
export const selectLimitReason = ({ context }: WalkIssuesSnapshot): string | null =>
  context.selected.length >= most ? `${most} of ${most} issues are selected.` : null;
