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
};

export type WalkIssuesEvent =
  | { readonly type: 'list.changed'; readonly ids: readonly string[] }
  | { readonly type: 'list.replaced'; readonly ids: readonly string[] }
  | { readonly type: 'issue.visit'; readonly issueId: string }
  | { readonly type: 'issue.recall'; readonly issueId: string }
  | { readonly type: 'recall.forget' }
  | { readonly type: 'issue.next' }
  | { readonly type: 'issue.previous' };

type WalkIssuesEmitted =
  | { readonly type: 'issue.reached'; readonly issueId: string | null }
  /** The reader has stayed with an issue. */
  | { readonly type: 'issue.settled'; readonly issueId: string | null }
  /** The end of what is listed is near. */
  | { readonly type: 'more.wanted' };

type WalkIssuesTag = 'settled';

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

export type WalkIssuesActorRef = ActorRefFrom<typeof walkIssuesMachine>;
type WalkIssuesSnapshot = SnapshotFrom<typeof walkIssuesMachine>;

type Listed = { readonly ids: readonly string[] };
const listed = ({ event }: { event: Listed }): Listed => ({ ids: event.ids });

/** Goes from issue to issue of a list that changes under the reader: a judged issue leaves and the next one is read. Where the reader stays is told after a moment, not at every step; near the end of what is listed more is wanted. */
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
    rememberRecalled: assign((_, params: { issueId: string }) => ({ recalled: params.issueId })),
    rememberReturn: assign(({ context }, { ids }: Listed) => ({ ids, current: context.recalled })),
    forgetRecalled: assign({ recalled: null }),
    rememberIssue: assign((_, params: { issueId: string }) => ({ current: params.issueId, recalled: null })),
    rememberNext: assign(({ context }) => ({ current: neighbour(context.ids, context.current, 1), recalled: null })),
    rememberPrevious: assign(({ context }) => ({ current: neighbour(context.ids, context.current, -1), recalled: null })),
    announceSettled: emit(({ context }) => ({ type: 'issue.settled' as const, issueId: context.current })),
    announceReached: emit(({ context }) => ({ type: 'issue.reached' as const, issueId: context.current })),
    announceMoreWanted: emit({ type: 'more.wanted' }),
  },
  guards: {
    isEmpty: (_, { ids }: Listed) => ids.length === 0,
    isGone: ({ context }, { ids }: Listed) => context.current !== null && !ids.includes(context.current),
    isBack: ({ context: { recalled, current, ids: before } }, { ids }: Listed) =>
      recalled !== null && ids.includes(recalled) && (current !== recalled || !before.includes(recalled)),
    isListed: ({ context }, params: { issueId: string }) => context.ids.includes(params.issueId),
    hasFewLeft: ({ context }) => hasFewLeft(context.ids, context.current),
    hasNext: ({ context }) => neighbour(context.ids, context.current, 1) !== context.current,
    hasPrevious: ({ context }) => neighbour(context.ids, context.current, -1) !== context.current,
  },
  delays: { readingPause: 200 },
}).createMachine({
  id: 'walkIssues',
  context: ({ input }) => ({ ids: [], current: input.current, recalled: null }),
  initial: 'waiting',
  on: {
    'issue.recall': { actions: { type: 'rememberRecalled', params: ({ event }) => ({ issueId: event.issueId }) } },
    'recall.forget': { actions: 'forgetRecalled' },
  },
  states: {
    waiting: {
      description: 'There is nothing to read yet, or nothing any more.',
      on: {
        'list.changed': [
          { guard: { type: 'isEmpty', params: listed } },
          {
            guard: { type: 'isBack', params: listed },
            target: 'reading.passing',
            actions: [{ type: 'rememberReturn', params: listed }, 'announceReached'],
          },
          { target: 'reading', actions: { type: 'rememberList', params: listed } },
        ],
        'list.replaced': [
          { guard: { type: 'isEmpty', params: listed } },
          { target: 'reading', actions: { type: 'rememberList', params: listed } },
        ],
      },
    },
    reading: {
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
            guard: { type: 'isListed', params: ({ event }) => ({ issueId: event.issueId }) },
            target: '.passing',
            actions: [
              { type: 'rememberIssue', params: ({ event }) => ({ issueId: event.issueId }) },
              { type: 'rememberRecalled', params: ({ event }) => ({ issueId: event.issueId }) },
              'announceReached',
            ],
          },
          { actions: { type: 'rememberRecalled', params: ({ event }) => ({ issueId: event.issueId }) } },
        ],
        'issue.visit': {
          guard: { type: 'isListed', params: ({ event }) => ({ issueId: event.issueId }) },
          target: '.passing',
          actions: [{ type: 'rememberIssue', params: ({ event }) => ({ issueId: event.issueId }) }, 'announceReached'],
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
});

/** The issue that is read; null while there is none in the list. */
export const selectCurrent = (snapshot: WalkIssuesSnapshot): string | null =>
  snapshot.hasTag('settled') ? snapshot.context.current : null;

/** "1 of 24" counts from here; 0 while nothing is read. */
export const selectPosition = ({ context }: WalkIssuesSnapshot): number =>
  context.current === null ? 0 : context.ids.indexOf(context.current) + 1;
