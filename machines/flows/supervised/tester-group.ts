import { assign, sendTo, setup } from 'xstate';
import type { ActorRef, Snapshot, ActorRefFrom, SnapshotFrom } from 'xstate';
import { selectTestersMachine } from './select-testers.ts';
import type { Dimension, Match, MatchCost, Targeting, TestersNotice, MatchPage, SelectTestersActorRef } from './select-testers.ts';
import {
  filtersOf,
  isShort,
  listedOf,
  joinedEmails,
  notEnoughTesters,
  resultsOf,
  withEmail,
  withoutTester,
  dearest,
  lockedReason,
} from './tester-group.rules.ts';

type RemovedTester = { readonly id: string; readonly fullName: string };
type EarlierTest = { readonly id: string; readonly name: string };

export type GroupValues = {
  readonly name: string;
  readonly numberOfResultsNeeded: number | null;
  readonly targeting: Targeting;
  readonly other: string;
  readonly tags: readonly string[];
  readonly isAutomatic: boolean;
  readonly reason: string;
  readonly selected: string;
  readonly backups: string;
  readonly removed: readonly RemovedTester[];
  readonly earlier: readonly EarlierTest[];
};

export type GroupNotice = {
  readonly type: 'group.changed';
  readonly groupId: number;
  readonly values: GroupValues;
  /** The testers found with exactly these filters, else null. */
  readonly match: Match | null;
};
type GroupListener = ActorRef<Snapshot<unknown>, GroupNotice>;

type TesterGroupInput = {
  readonly groupId: number;
  readonly advancedTestId: string;
  readonly values: GroupValues;
  readonly listener: GroupListener;
};
type TesterGroupContext = TesterGroupInput & {
  readonly match: Match | null;
  /** Found with the filters as they are now. */
  readonly isFresh: boolean;
  readonly costs: readonly MatchCost[];
};

type GroupText = 'name' | 'other' | 'reason' | 'selected' | 'backups';
export type Place = 'selected' | 'backups';

export type TesterGroupEvent =
  | { readonly type: 'text.change'; readonly field: GroupText; readonly text: string }
  | { readonly type: 'results.change'; readonly text: string }
  | { readonly type: 'tags.change'; readonly tags: readonly string[] }
  | { readonly type: 'targeting.change'; readonly dimension: Dimension; readonly ids: readonly string[] }
  | { readonly type: 'tester.remove'; readonly testerId: string }
  | { readonly type: 'testers.restore' }
  | { readonly type: 'earlier.change'; readonly tests: readonly EarlierTest[] }
  | { readonly type: 'tester.add'; readonly testerId: string; readonly place: Place }
  | { readonly type: 'automatic.turnOn' }
  | { readonly type: 'automatic.turnOff' }
  | TestersNotice;

type TesterGroupTag = 'automatic' | 'manual';

export type TesterGroupActorRef = ActorRefFrom<typeof testerGroupMachine>;
export type TesterGroupSnapshot = SnapshotFrom<typeof testerGroupMachine>;

type Part = { readonly part: Partial<GroupValues> };
type Found = { readonly match: Match };

const typed = ({ event }: { event: { field: GroupText; text: string } }): Part => ({
  part: { [event.field]: event.field === 'selected' || event.field === 'backups' ? joinedEmails(event.text) : event.text },
});
const found = ({ event }: { event: Found }): Found => ({ match: event.match });
const tester = ({ context }: { context: TesterGroupContext }, id: string) =>
  (context.match === null ? [] : listedOf(context.match)).find((one) => one.id === id);

const groupSetup = setup({
  types: {
    context: {} as TesterGroupContext,
    events: {} as TesterGroupEvent,
    input: {} as TesterGroupInput,
    children: {} as { selectTesters: 'selectTesters' },
    tags: {} as TesterGroupTag,
  },
  actors: { selectTesters: selectTestersMachine },
  actions: {
    rememberPart: assign(({ context }, { part }: Part) => ({ values: { ...context.values, ...part } })),
    rememberMatch: assign((_, { match }: Found) => ({ match, isFresh: true, costs: [] })),
    rememberStale: assign({ isFresh: false, costs: [] }),
    rememberCosts: assign((_, params: { costs: readonly MatchCost[] }) => params),
    rememberPage: assign(({ context: { match } }, { page }: { page: MatchPage }) =>
      match === null ? {} : { match: { ...match, more: [...(match.more ?? []), ...page.testers] } },
    ),
    rememberShort: assign(({ context }) => ({ values: { ...context.values, isAutomatic: false, reason: notEnoughTesters } })),
    rememberOn: assign(({ context }) => ({ values: { ...context.values, isAutomatic: true, reason: '', selected: '', backups: '' } })),
    rememberOff: assign(({ context }) => ({
      values: {
        ...context.values,
        isAutomatic: false,
        reason: '',
        selected: '',
        backups: '',
        targeting: { ...context.values.targeting, countryIds: [], languageIds: [] },
      },
    })),
    rememberRemoved: assign(({ context }, params: { testerId: string }) => {
      const gone = tester({ context }, params.testerId);
      if (gone === undefined || context.match === null) return {};
      const removed = [...context.values.removed, { id: gone.id, fullName: gone.fullName }];
      return { match: withoutTester(context.match, gone.id), values: { ...context.values, removed } };
    }),
    rememberAdded: assign(({ context }, { testerId, place }: { testerId: string; place: Place }) => ({
      values: { ...context.values, [place]: withEmail(context.values[place], tester({ context }, testerId)?.email ?? '') },
    })),
    tellSearch: sendTo('selectTesters', ({ context }) => ({ type: 'filters.change' as const, filters: filtersOf(context.values) })),
    announceChange: sendTo(
      ({ context }) => context.listener,
      ({ context: { groupId, values, match, isFresh } }): GroupNotice => ({
        type: 'group.changed',
        groupId,
        values,
        match: isFresh ? match : null,
      }),
    ),
  },
  guards: {
    isShort: ({ context }) => context.isFresh && isShort(context.match, context.values),
    isFoundShort: ({ context }, { match }: Found) => isShort(match, context.values),
    isLastNeeded: ({ context }, params: { testerId: string }) =>
      context.match !== null &&
      tester({ context }, params.testerId) !== undefined &&
      isShort(withoutTester(context.match, params.testerId), context.values),
    isListed: ({ context }, params: { testerId: string }) => tester({ context }, params.testerId) !== undefined,
    mayBeSelected: ({ context }, params: { testerId: string; place: Place }) =>
      params.place === 'backups' || tester({ context }, params.testerId)?.backupOnly === false,
  },
});

const removing = ({ event }: { event: { testerId: string } }) => ({ testerId: event.testerId });
const adding = ({ event }: { event: { testerId: string; place: Place } }) => ({ testerId: event.testerId, place: event.place });
const results = ({ event }: { event: { text: string } }): Part => ({ part: { numberOfResultsNeeded: resultsOf(event.text) } });
const targeting = ({ context, event }: { context: TesterGroupContext; event: { dimension: string; ids: readonly string[] } }): Part => ({
  part: { targeting: { ...context.values.targeting, [event.dimension]: event.ids } },
});
const restoring: Part = { part: { removed: [] } };

/** One group of a supervised test: whom it asks for, and whether its testers are selected automatically or by hand. */
export const testerGroupMachine = groupSetup.createMachine({
  id: 'testerGroup',
  context: ({ input }) => ({ ...input, match: null, isFresh: false, costs: [] }),
  invoke: {
    id: 'selectTesters',
    src: 'selectTesters',
    input: ({ context, self }) => ({
      advancedTestId: context.advancedTestId,
      filters: filtersOf(context.values),
      listener: self,
    }),
    onError: {},
  },
  on: {
    'text.change': { actions: [{ type: 'rememberPart', params: typed }, 'announceChange'] },
    'tags.change': { actions: [{ type: 'rememberPart', params: ({ event }) => ({ part: { tags: event.tags } }) }, 'announceChange'] },
    'results.change': { actions: [{ type: 'rememberPart', params: results }, 'rememberStale', 'tellSearch', 'announceChange'] },
    'targeting.change': { actions: [{ type: 'rememberPart', params: targeting }, 'rememberStale', 'tellSearch', 'announceChange'] },
    'testers.restore': { actions: [{ type: 'rememberPart', params: restoring }, 'rememberStale', 'tellSearch', 'announceChange'] },
    'earlier.change': {
      actions: [
        { type: 'rememberPart', params: ({ event }) => ({ part: { earlier: event.tests } }) },
        'rememberStale',
        'tellSearch',
        'announceChange',
      ],
    },
    'testers.found': { actions: [{ type: 'rememberMatch', params: found }, 'announceChange'] },
    'testers.browsed': { actions: { type: 'rememberPage', params: ({ event }) => ({ page: event.page }) } },
    'costs.found': { actions: { type: 'rememberCosts', params: ({ event }) => ({ costs: event.costs }) } },
  },
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: ({ context }) => context.values.isAutomatic, target: 'automatic' }, { target: 'manual' }],
    },
    automatic: {
      tags: 'automatic',
      on: {
        'testers.found': [
          {
            guard: { type: 'isFoundShort', params: found },
            target: 'locked',
            actions: [{ type: 'rememberMatch', params: found }, 'rememberShort', 'announceChange'],
          },
          { actions: [{ type: 'rememberMatch', params: found }, 'announceChange'] },
        ],
        'tester.remove': [
          {
            guard: { type: 'isLastNeeded', params: removing },
            target: 'locked',
            actions: [{ type: 'rememberRemoved', params: removing }, 'rememberShort', 'rememberStale', 'tellSearch', 'announceChange'],
          },
          {
            guard: { type: 'isListed', params: removing },
            actions: [{ type: 'rememberRemoved', params: removing }, 'rememberStale', 'tellSearch', 'announceChange'],
          },
        ],
        'automatic.turnOff': { target: 'manual', actions: ['rememberOff', 'rememberStale', 'tellSearch', 'announceChange'] },
      },
    },
    locked: {
      description: 'Fewer testers fit than results are needed; another filter unlocks the switch.',
      tags: 'manual',
      on: {
        'results.change': {
          target: 'manual',
          actions: [{ type: 'rememberPart', params: results }, 'rememberStale', 'tellSearch', 'announceChange'],
        },
        'targeting.change': {
          target: 'manual',
          actions: [{ type: 'rememberPart', params: targeting }, 'rememberStale', 'tellSearch', 'announceChange'],
        },
        'earlier.change': {
          target: 'manual',
          actions: [
            { type: 'rememberPart', params: ({ event }) => ({ part: { earlier: event.tests } }) },
            'rememberStale',
            'tellSearch',
            'announceChange',
          ],
        },
        'testers.restore': {
          target: 'manual',
          actions: [{ type: 'rememberPart', params: restoring }, 'rememberStale', 'tellSearch', 'announceChange'],
        },
        'tester.add': {
          guard: { type: 'mayBeSelected', params: adding },
          actions: [{ type: 'rememberAdded', params: adding }, 'announceChange'],
        },
      },
    },
    manual: {
      tags: 'manual',
      on: {
        'tester.add': {
          guard: { type: 'mayBeSelected', params: adding },
          actions: [{ type: 'rememberAdded', params: adding }, 'announceChange'],
        },
        'automatic.turnOn': [
          { guard: 'isShort', target: 'locked', actions: ['rememberShort', 'announceChange'] },
          { target: 'automatic', actions: ['rememberOn', 'announceChange'] },
        ],
      },
    },
  },
});

export const selectValues = ({ context }: TesterGroupSnapshot): GroupValues => context.values;
/** A part of the typed values: changes of another part do not render it again. */
export const selectPart =
  <Part extends keyof GroupValues>(part: Part) =>
  ({ context }: TesterGroupSnapshot): GroupValues[Part] =>
    context.values[part];
export const selectMatch = ({ context }: TesterGroupSnapshot): Match | null => context.match;
export const selectGroupId = ({ context }: TesterGroupSnapshot): number => context.groupId;
export const selectIsAutomatic = (snapshot: TesterGroupSnapshot): boolean => snapshot.hasTag('automatic');
export const selectHasFewTesters = ({ context }: TesterGroupSnapshot): boolean => context.isFresh && isShort(context.match, context.values);

export const selectLockReason = (snapshot: TesterGroupSnapshot): string | null => (snapshot.matches('locked') ? lockedReason : null);

/** The reason was set because too few testers match. */
export const selectIsLocked = (snapshot: TesterGroupSnapshot): boolean => snapshot.matches('locked');

export const selectSearch = ({ children }: TesterGroupSnapshot): SelectTestersActorRef | undefined => children.selectTesters;

type Costs = ReturnType<typeof dearest>;
let latest: { readonly context: TesterGroupSnapshot['context']; readonly costs: Costs } | null = null;
export const selectCosts = ({ context }: TesterGroupSnapshot): Costs => {
  if (latest?.context !== context) latest = { context, costs: dearest(context.match, context.costs) };
  return latest.costs;
};
