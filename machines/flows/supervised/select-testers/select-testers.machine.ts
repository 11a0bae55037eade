import { port } from '#machines/lib/port.ts';
import { periods } from '#schema/vocabulary/limits.ts';
import { assign, sendTo, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type {
  Match,
  MatchFilters,
  SelectTestersContext,
  SelectTestersEvent,
  SelectTestersInput,
  SelectTestersPorts,
  SelectTestersTag,
  TestersNotice,
} from './select-testers.types.ts';

export type SelectTestersActorRef = ActorRefFrom<typeof selectTestersMachine>;
export type SelectTestersSnapshot = SnapshotFrom<typeof selectTestersMachine>;

const unprovided: SelectTestersPorts = { matchTesters: port('matchTesters') };

type Filtered = { readonly filters: MatchFilters };
const filtered = ({ event }: { event: Filtered }): Filtered => ({ filters: event.filters });

/** Finds the testers that fit a group, once its filters have been left alone for a moment. */
export const selectTestersMachine = setup({
  types: {
    context: {} as SelectTestersContext,
    events: {} as SelectTestersEvent,
    input: {} as SelectTestersInput,
    tags: {} as SelectTestersTag,
  },
  actors: unprovided,
  actions: {
    rememberFilters: assign((_, params: Filtered) => params),
    announceMatch: sendTo(
      ({ context }) => context.listener,
      (_, params: { match: Match }): TestersNotice => ({ type: 'testers.found', match: params.match }),
    ),
  },
  guards: {
    hasNumber: ({ context }) => context.filters.numberOfResultsNeeded !== null,
    isNumbered: (_, { filters }: Filtered) => filters.numberOfResultsNeeded !== null,
  },
  delays: { matchPause: periods.matchingTestersMs },
}).createMachine({
  id: 'selectTesters',
  context: ({ input }) => input,
  on: {
    'filters.change': [
      { guard: { type: 'isNumbered', params: filtered }, target: '.pausing', actions: { type: 'rememberFilters', params: filtered } },
      { target: '.unasked', actions: { type: 'rememberFilters', params: filtered } },
    ],
  },
  initial: 'unasked',
  states: {
    unasked: {
      description: 'Nobody said yet how many results are needed.',
      always: { guard: 'hasNumber', target: 'pausing' },
    },
    pausing: { tags: 'busy', after: { matchPause: 'matching' } },
    matching: {
      tags: 'busy',
      invoke: {
        id: 'matchTesters',
        src: 'matchTesters',
        input: ({ context }) => ({ advancedTestId: context.advancedTestId, filters: context.filters }),
        onDone: { target: 'matched', actions: { type: 'announceMatch', params: ({ event }) => ({ match: event.output }) } },
        onError: 'failed',
      },
    },
    matched: { tags: 'settled' },
    failed: { tags: 'refused', on: { 'search.retry': 'matching' } },
  },
});
