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
export type Match = { readonly totalNumber: number; readonly testers: readonly MatchedTester[] };
export type TestersNotice = { readonly type: 'testers.found'; readonly match: Match };

export type SelectTestersPorts = {
  readonly matchTesters: PromiseActorLogic<Match, { readonly advancedTestId: string; readonly filters: MatchFilters }>;
};

export type TestersListener = ActorRef<Snapshot<unknown>, TestersNotice>;

export type SelectTestersInput = {
  readonly advancedTestId: string;
  readonly filters: MatchFilters;
  readonly listener: TestersListener;
};
export type SelectTestersContext = SelectTestersInput;
export type SelectTestersEvent = { readonly type: 'filters.change'; readonly filters: MatchFilters } | { readonly type: 'search.retry' };
export type SelectTestersTag = 'busy' | 'settled' | 'refused';
