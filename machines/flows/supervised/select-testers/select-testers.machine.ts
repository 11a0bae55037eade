import { port } from '#machines/lib/port.ts';
import { periods } from '#schema/vocabulary/limits.ts';
import { assign, sendTo, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { dimensions } from './select-testers.types.ts';
import type {
  Match,
  MatchCost,
  MatchPage,
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

const unprovided: SelectTestersPorts = {
  matchTesters: port('matchTesters'),
  costCriteria: port('costCriteria'),
  browseTesters: port('browseTesters'),
};

type Filtered = { readonly filters: MatchFilters };
const filtered = ({ event }: { event: Filtered }): Filtered => ({ filters: event.filters });

const hasCriteria = ({ targeting, excludedTesterIds, excludedTestIds }: MatchFilters): boolean =>
  excludedTesterIds.length + excludedTestIds.length > 0 ||
  dimensions.some((dimension) => dimension !== 'internetBrowserIds' && targeting[dimension].length > 0);

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
    rememberFilters: assign((_, params: Filtered) => ({ ...params, endCursor: null })),
    rememberEnd: assign((_, params: { page: MatchPage }) => ({ endCursor: params.page.endCursor ?? null })),
    announceCosts: sendTo(
      ({ context }) => context.listener,
      (_, params: { costs: readonly MatchCost[] }): TestersNotice => ({ type: 'costs.found', costs: params.costs }),
    ),
    announcePage: sendTo(
      ({ context }) => context.listener,
      (_, params: { page: MatchPage }): TestersNotice => ({ type: 'testers.browsed', page: params.page }),
    ),
    announceMatch: sendTo(
      ({ context }) => context.listener,
      (_, params: { match: Match }): TestersNotice => ({ type: 'testers.found', match: params.match }),
    ),
  },
  guards: {
    hasNumber: ({ context }) => context.filters.numberOfResultsNeeded !== null,
    hasCriteria: ({ context: { filters } }) => hasCriteria(filters),
    hasMore: ({ context }) => context.endCursor !== null,
    isNumbered: (_, { filters }: Filtered) => filters.numberOfResultsNeeded !== null,
  },
  delays: { matchPause: periods.matchingTestersMs },
}).createMachine({
  id: 'selectTesters',
  context: ({ input }) => ({ ...input, endCursor: null }),
  on: {
    'filters.change': [
      { guard: { type: 'isNumbered', params: filtered }, target: '.pausing', actions: { type: 'rememberFilters', params: filtered } },
      { target: '.unasked', actions: { type: 'rememberFilters', params: filtered } },
    ],
  },
  initial: 'unasked',
  states: {
    unasked: {
      description: 'Nobody said yet how many results are needed, or more than may be.',
      always: { guard: 'hasNumber', target: 'pausing' },
    },
    pausing: { tags: 'busy', after: { matchPause: 'matching' } },
    matching: {
      tags: 'busy',
      invoke: {
        id: 'matchTesters',
        src: 'matchTesters',
        input: ({ context }) => ({ advancedTestId: context.advancedTestId, filters: context.filters }),
        onDone: {
          target: 'matched',
          actions: [
            { type: 'rememberEnd', params: ({ event }) => ({ page: event.output }) },
            { type: 'announceMatch', params: ({ event }) => ({ match: event.output }) },
          ],
        },
        onError: 'failed',
      },
    },
    matched: {
      tags: 'settled',
      initial: 'opening',
      on: { 'testers.browse': { guard: 'hasMore', target: '.browsing' } },
      states: {
        opening: { always: [{ guard: 'hasCriteria', target: 'costing' }, { target: 'listed' }] },
        costing: {
          description: 'How many would fit without each criterion is being asked; nobody misses it where it does not come.',
          invoke: {
            id: 'costCriteria',
            src: 'costCriteria',
            input: ({ context }) => ({ advancedTestId: context.advancedTestId, filters: context.filters }),
            onDone: { target: 'listed', actions: { type: 'announceCosts', params: ({ event }) => ({ costs: event.output }) } },
            onError: 'listed',
          },
        },
        listed: {},
        browsing: {
          tags: 'browsing',
          invoke: {
            id: 'browseTesters',
            src: 'browseTesters',
            input: ({ context }) => ({
              advancedTestId: context.advancedTestId,
              filters: context.filters,
              after: context.endCursor ?? '',
            }),
            onDone: {
              target: 'listed',
              actions: [
                { type: 'rememberEnd', params: ({ event }) => ({ page: event.output }) },
                { type: 'announcePage', params: ({ event }) => ({ page: event.output }) },
              ],
            },
            onError: 'unbrowsed',
          },
        },
        unbrowsed: { tags: 'unbrowsed' },
      },
    },
    failed: { tags: 'refused', on: { 'search.retry': 'matching' } },
  },
});
