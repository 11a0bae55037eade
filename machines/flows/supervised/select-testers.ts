import { assign, sendTo, setup } from 'xstate';
import type { ActorRef, PromiseActorLogic, Snapshot, ActorRefFrom, SnapshotFrom } from 'xstate';
import { port } from '#machines/lib/port.ts';
import { periods } from '#schema/vocabulary/limits.ts';

/** Browsers and instructions are shown to testers and filter nothing. */
export const dimensions = [
  'countryIds',
  'languageIds',
  'deviceTypeIds',
  'operatingSystemIds',
  'operatingSystemVersionIds',
  'manufacturerIds',
  'mobileDeviceIds',
  'internetBrowserIds',
] as const;
export type Dimension = (typeof dimensions)[number];
export type Targeting = Readonly<Record<Dimension, readonly string[]>>;

export type MatchFilters = {
  readonly numberOfResultsNeeded: number | null;
  readonly targeting: Targeting;
  readonly excludedTesterIds: readonly string[];
  readonly excludedTestIds: readonly string[];
};

export type MatchedTester = {
  readonly id: string;
  readonly email: string;
  readonly fullName: string;
  readonly availability: string;
  readonly rankPercentile: number;
  readonly testedForCustomer: boolean;
  readonly backupOnly: boolean;
  readonly country: { readonly code: string; readonly name: string };
};
export type Match = {
  readonly totalNumber: number;
  /** As many as are needed, and half as many again; those browsed to are in `more`. */
  readonly testers: readonly MatchedTester[];
  readonly more?: readonly MatchedTester[];
  readonly endCursor?: string | null;
};
export type MatchPage = Pick<Match, 'testers' | 'endCursor'>;
export type MatchCost = { readonly criterion: string; readonly totalNumber: number };
export type TestersNotice =
  | { readonly type: 'testers.found'; readonly match: Match }
  | { readonly type: 'testers.browsed'; readonly page: MatchPage }
  | { readonly type: 'costs.found'; readonly costs: readonly MatchCost[] };
type Asked = { readonly advancedTestId: string; readonly filters: MatchFilters };

export type SelectTestersPorts = {
  readonly matchTesters: PromiseActorLogic<Match, Asked>;
  readonly costCriteria: PromiseActorLogic<readonly MatchCost[], Asked>;
  readonly browseTesters: PromiseActorLogic<MatchPage, Asked & { readonly after: string }>;
};

type TestersListener = ActorRef<Snapshot<unknown>, TestersNotice>;

type SelectTestersInput = {
  readonly advancedTestId: string;
  readonly filters: MatchFilters;
  readonly listener: TestersListener;
};
type SelectTestersContext = SelectTestersInput & { readonly endCursor: string | null };
type SelectTestersEvent =
  | { readonly type: 'filters.change'; readonly filters: MatchFilters }
  | { readonly type: 'search.retry' }
  | { readonly type: 'testers.browse' };
type SelectTestersTag = 'browsing' | 'busy' | 'settled' | 'refused' | 'unbrowsed';

export type SelectTestersActorRef = ActorRefFrom<typeof selectTestersMachine>;
type SelectTestersSnapshot = SnapshotFrom<typeof selectTestersMachine>;

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

/** After a pause in the changes of the filters. */
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

type SearchStage = 'unasked' | 'searching' | 'matched' | 'failed';

export const selectSearchStage = (snapshot: SelectTestersSnapshot): SearchStage => {
  if (snapshot.hasTag('busy')) return 'searching';
  if (snapshot.hasTag('refused')) return 'failed';
  return snapshot.hasTag('settled') ? 'matched' : 'unasked';
};

type Browsing = 'ended' | 'going' | 'failed' | 'more';

export const selectBrowsing = (snapshot: SelectTestersSnapshot): Browsing => {
  if (snapshot.hasTag('browsing')) return 'going';
  if (snapshot.hasTag('unbrowsed')) return 'failed';
  return snapshot.context.endCursor === null ? 'ended' : 'more';
};
