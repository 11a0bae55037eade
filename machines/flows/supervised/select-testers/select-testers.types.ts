import type { ActorRef, PromiseActorLogic, Snapshot } from 'xstate';

/** What a group asks of its testers; browsers and words are told to them and filter nothing. */
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
  /** Earlier tests whose testers are left out. */
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
  /** Who is chosen from: as many as are needed, and half as many again. */
  readonly testers: readonly MatchedTester[];
  /** Who comes behind them, as far as somebody looked. */
  readonly more?: readonly MatchedTester[];
  /** Where the list goes on, null at its end. */
  readonly endCursor?: string | null;
};
export type MatchPage = Pick<Match, 'testers' | 'endCursor'>;
/** How many would fit without one criterion. */
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

export type TestersListener = ActorRef<Snapshot<unknown>, TestersNotice>;

export type SelectTestersInput = {
  readonly advancedTestId: string;
  readonly filters: MatchFilters;
  readonly listener: TestersListener;
};
export type SelectTestersContext = SelectTestersInput & { readonly endCursor: string | null };
export type SelectTestersEvent =
  | { readonly type: 'filters.change'; readonly filters: MatchFilters }
  | { readonly type: 'search.retry' }
  | { readonly type: 'testers.browse' };
export type SelectTestersTag = 'browsing' | 'busy' | 'settled' | 'refused' | 'unbrowsed';
