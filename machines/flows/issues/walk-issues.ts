import { limits } from '#schema/vocabulary/limits.ts';
import { assign, emit, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';

type WalkIssuesInput = { readonly current: string | null };

type WalkIssuesContext = {
  /** What the list shows, in its order. */
  readonly ids: readonly string[];
  /** The issue that is read; before the list is there, the one the address names. */
  readonly current: string | null;
  /** An issue that was called back into the list, to be read there until the reader goes on: answers that were on their way may still take it out. */
  readonly recalled: string | null;
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

/** Who is read when the list has changed: the same issue while it is there, else the one that took its place. */
export const successor = (before: readonly string[], after: readonly string[], current: string | null): string | null => {
  if (current !== null && after.includes(current)) return current;
  const left = new Set(after);
  const at = current === null ? -1 : before.indexOf(current);
  if (at < 0) return after[0] ?? null;
  return before.slice(at).find((id) => left.has(id)) ?? before.slice(0, at).findLast((id) => left.has(id)) ?? after[0] ?? null;
};

/** The neighbour of an issue in the list, or the issue itself at either end. */
export const neighbour = (ids: readonly string[], current: string | null, step: 1 | -1): string | null => {
  const at = current === null ? -1 : ids.indexOf(current);
  if (at < 0) return ids[0] ?? null;
  return ids[at + step] ?? current;
};

const few = 5;

/** Whether a reader who goes on from an issue soon comes to the end of the list. */
const hasFewLeft = (ids: readonly string[], current: string | null): boolean => {
  const left = ids.length - 1 - (current === null ? -1 : ids.indexOf(current));
  return left > 0 && left <= few;
};

const most = limits.issuesPerSelection;

/** The selection with these added, in order, as far as there is room. */
const withMore = (selected: readonly string[], more: readonly string[]): readonly string[] =>
  [...new Set([...selected, ...more])].slice(0, most);

const without = (selected: readonly string[], fewer: readonly string[]): readonly string[] => selected.filter((id) => !fewer.includes(id));

/** The issues between two of a list, both included, in its order; none when either is not in it. */
const between = (ids: readonly string[], from: string | null, to: string): readonly string[] => {
  const one = from === null ? -1 : ids.indexOf(from);
  const other = ids.indexOf(to);
  return one < 0 || other < 0 ? [] : ids.slice(Math.min(one, other), Math.max(one, other) + 1);
};

/** Where a range begins: where the last issue was selected, as long as it is listed, else where the step begins. */
const anchorOf = ({ ids, anchor }: WalkIssuesContext, from: string): string => (anchor !== null && ids.includes(anchor) ? anchor : from);

/** Whether a step leads back towards the beginning of its range. */
const isNarrowing = (ids: readonly string[], anchor: string, from: string, to: string): boolean => {
  const distance = (id: string): number => Math.abs(ids.indexOf(id) - ids.indexOf(anchor));
  return distance(to) < distance(from);
};

export type WalkIssuesActorRef = ActorRefFrom<typeof walkIssuesMachine>;
type WalkIssuesSnapshot = SnapshotFrom<typeof walkIssuesMachine>;

type One = { readonly issueId: string };
type Several = { readonly issueIds: readonly string[] };
type Step = { readonly from: string; readonly to: string };
type Listed = { readonly ids: readonly string[]; readonly isWhole: boolean };

const one = ({ event }: { event: One }): One => ({ issueId: event.issueId });
const several = ({ event }: { event: Several }): Several => ({ issueIds: event.issueIds });
const step = ({ event }: { event: Step }): Step => ({ from: event.from, to: event.to });
const listed = ({ event }: { event: { ids: readonly string[]; isWhole?: boolean } }): Listed => ({
  ids: event.ids,
  isWhole: event.isWhole ?? true,
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
    toggle: assign(({ context: { selected } }, { issueId }: One) => ({
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
  context: ({ input }) => ({ ids: [], current: input.current, recalled: null, selected: [], anchor: null, isWhole: false }),
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
              { guard: { type: 'isEmpty', params: listed } },
              { target: 'open', actions: { type: 'rememberList', params: listed } },
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
              { guard: { type: 'isEmpty', params: listed }, target: 'waiting', actions: 'rememberEmpty' },
              { target: '.resting', actions: ['rememberEmpty', { type: 'rememberList', params: listed }] },
            ],
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
        'issue.toggle': { actions: [{ type: 'rememberAnchor', params: one }, { type: 'toggle', params: one }, 'announceSelection'] },
        'range.extend': [
          { guard: { type: 'hasBeginning', params: one }, actions: [{ type: 'rememberRange', params: one }, 'announceSelection'] },
          { actions: [{ type: 'rememberAnchor', params: one }, { type: 'toggle', params: one }, 'announceSelection'] },
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
            'list.replaced': { actions: { type: 'rememberWhole', params: listed } },
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
            'list.replaced': { target: 'resting', actions: { type: 'rememberWhole', params: listed } },
            'list.cut': { target: 'resting', actions: ['rememberAll', 'announceSelection'] },
          },
        },
      },
    },
  },
});

/** The issue that is read; null while there is none in the list. */
export const selectCurrent = (snapshot: WalkIssuesSnapshot): string | null =>
  snapshot.hasTag('settled') ? snapshot.context.current : null;

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
