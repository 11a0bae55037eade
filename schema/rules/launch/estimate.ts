import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import type { TargetingDimension, LeverKind } from '#schema/vocabulary/launch/options.ts';
import type { TestEstimateInput } from './estimate-input.ts';
import { groupCredits } from './price.ts';
import { idLists } from './requested-test.ts';

/** First and third quartile. */
export type Hours = { readonly from: number; readonly to: number };

/** Null activity: all activities. */
type PastTests = Hours & { readonly activity: string | null; readonly moderationEnabled: boolean; readonly tests: number };

/** Fewer tests say nothing about the next one. */
const tellingTests = 5;
/** The modes' promises, for an organization without past tests. */
const promised = { true: { from: 24, to: 48 }, false: { from: 3, to: 6 } } as const;
const videoShare = 0.15;

type Asked = { readonly activity: string; readonly moderationEnabled: boolean };

/** With the number of past tests; 0 for a promise. */
function baseHours({ activity, moderationEnabled }: Asked, past: readonly PastTests[]): Hours & { readonly tests: number } {
  const comparable = past.filter((one) => one.moderationEnabled === moderationEnabled && one.tests >= tellingTests);
  const found = comparable.find((one) => one.activity === activity) ?? comparable.find((one) => one.activity === null);
  return found ?? { ...promised[`${moderationEnabled}`], tests: 0 };
}

/** A factor that grows as fewer testers match. */
function scarcity(matching: number | null, needed: number): number {
  if (matching === null) return 1;
  const share = matching / Math.max(needed, 1);
  if (share < 1) return 2;
  if (share < 2) return 1.5;
  return share < 4 ? 1.2 : 1;
}

/** Longer with video, and at the far end with scarce testers; a promise holds unchanged. */
function turnaround(base: Hours & { readonly tests: number }, filmedShare: number, scarce: number): Hours {
  const most = base.tests === 0 ? base.to : Number.POSITIVE_INFINITY;
  const filmed = 1 + videoShare * filmedShare;
  const from = Math.min(most, Math.max(1, Math.round(base.from * filmed)));
  return { from, to: Math.min(most, Math.max(from, Math.round(base.to * filmed * scarce))) };
}

/** Testers who match, and where they are few, those who would without one dimension. */
export type GroupSupply = { readonly matching: number; readonly without: Readonly<Partial<Record<TargetingDimension, number>>> | null };

export type EstimateFacts = {
  readonly pays: boolean;
  readonly balance: number | null;
  readonly past: readonly PastTests[];
  /** By test and by group, in their order. */
  readonly supply: readonly (readonly GroupSupply[])[];
};

/** Another choice, and the test's figures with it. */
export type Lever = {
  readonly kind: LeverKind;
  readonly group: number | null;
  readonly dimension: TargetingDimension | null;
  readonly credits: number | null;
  readonly hours: Hours;
  readonly matching: number | null;
};

export type GroupEstimate = { readonly matching: number; readonly needed: number };

export type TestEstimate = {
  readonly test: string;
  readonly credits: number | null;
  readonly results: number;
  readonly hours: Hours;
  /** Past tests behind the hours; 0 for the delivery mode's promise. */
  readonly pastTests: number;
  readonly groups: readonly GroupEstimate[];
  readonly levers: readonly Lever[];
};

export type LaunchEstimate = {
  readonly credits: number | null;
  readonly balanceAfter: number | null;
  readonly hours: Hours;
  readonly pastTests: number;
  readonly tests: readonly TestEstimate[];
};

export const resultsNeeded = ({ activity, resultsPerTestCase }: Pick<TestEstimateInput, 'activity' | 'resultsPerTestCase'>): number =>
  activity === 'test_case_run' ? (resultsPerTestCase ?? launchLimits.resultsPerTestCase.preset) : launchLimits.exploratoryTesters;

type Figures = { readonly credits: number | null; readonly results: number; readonly hours: Hours; readonly tests: number };

const casesOf = ({ testCasesCount }: Pick<TestEstimateInput, 'testCasesCount'>): number => Math.max(testCasesCount, 1);
const filmedOf = (test: Pick<TestEstimateInput, 'testCasesCount' | 'videoCasesCount'>): number =>
  Math.min(test.videoCasesCount, casesOf(test));

function figures(test: TestEstimateInput, fewest: number | null, { pays, past }: EstimateFacts): Figures {
  const [needed, cases, filmed] = [resultsNeeded(test), casesOf(test), filmedOf(test)];
  const groups = Math.max(test.targetingGroups.length, 1);
  const base = baseHours(test, past);
  return {
    credits: pays ? creditsOf(test) : null,
    results: groups * needed * cases,
    hours: turnaround(base, filmed / cases, scarcity(fewest, needed)),
    tests: base.tests,
  };
}

type Counted = Pick<TestEstimateInput, 'activity' | 'testCasesCount' | 'videoCasesCount' | 'resultsPerTestCase'>;

/** For one group where the test has none. */
export const creditsOfGroups = (test: Counted, groups: number): number =>
  Math.max(groups, 1) * groupCredits(resultsNeeded(test), casesOf(test), filmedOf(test));

export const creditsOf = (test: TestEstimateInput): number => creditsOfGroups(test, test.targetingGroups.length);

const fewestOf = (supply: readonly GroupSupply[]): number | null =>
  supply.length === 0 ? null : Math.min(...supply.map(({ matching }) => matching));

const none = { group: null, dimension: null, matching: null } as const;

function choiceLevers(test: TestEstimateInput, fewest: number | null, facts: EstimateFacts): readonly Lever[] {
  const lever = (kind: LeverKind, change: Partial<TestEstimateInput>): Lever => {
    const { credits, hours } = figures({ ...test, ...change }, fewest, facts);
    return { ...none, kind, credits, hours };
  };
  const needed = resultsNeeded(test);
  return [
    ...(test.activity === 'exploratory' || test.activity === 'test_case_run'
      ? [lever('delivery', { moderationEnabled: !test.moderationEnabled })]
      : []),
    ...(filmedOf(test) > 0 ? [lever('video', { videoCasesCount: 0 })] : []),
    ...(test.activity === 'test_case_run' && needed > 1 ? [lever('results', { resultsPerTestCase: needed - 1 })] : []),
  ];
}

const dimensions = Object.keys(idLists) as readonly TargetingDimension[];

/** The dimension of the scarcest group without which the most testers match. */
function targetingLevers(test: TestEstimateInput, supply: readonly GroupSupply[], facts: EstimateFacts): readonly Lever[] {
  const fewest = fewestOf(supply);
  const group = supply.findIndex(({ matching }) => matching === fewest);
  const without = supply[group]?.without ?? null;
  if (fewest === null || without === null) return [];
  const offers = dimensions
    .map((dimension) => ({ dimension, matching: without[dimension] ?? 0 }))
    .filter(({ matching }) => matching > fewest)
    .toSorted((one, other) => other.matching - one.matching);
  return offers.slice(0, 1).map(({ dimension, matching }): Lever => {
    const others = supply.filter((_, index) => index !== group).map((each) => each.matching);
    const { credits, hours } = figures(test, Math.min(matching, ...others), facts);
    return { kind: 'targeting', group, dimension, credits, hours, matching };
  });
}

function estimateTest(test: TestEstimateInput, supply: readonly GroupSupply[], facts: EstimateFacts): TestEstimate {
  const known = test.hasCustomTargeting ? [] : supply;
  const fewest = fewestOf(known);
  const { credits, results, hours, tests } = figures(test, fewest, facts);
  const needed = resultsNeeded(test);
  return {
    test: test.id,
    credits,
    results,
    hours,
    pastTests: tests,
    groups: known.map(({ matching }) => ({ matching, needed })),
    levers: [...choiceLevers(test, fewest, facts), ...targetingLevers(test, known, facts)],
  };
}

/** Shared by screen, API and charge, so that they cannot differ. */
export function estimateRequest(tests: readonly TestEstimateInput[], facts: EstimateFacts): LaunchEstimate {
  const each = tests.map((test, index) => estimateTest(test, facts.supply[index] ?? [], facts));
  const credits = facts.pays ? each.reduce((sum, test) => sum + (test.credits ?? 0), 0) : null;
  return {
    credits,
    balanceAfter: credits === null || facts.balance === null ? null : facts.balance - credits,
    hours: { from: Math.max(0, ...each.map(({ hours }) => hours.from)), to: Math.max(0, ...each.map(({ hours }) => hours.to)) },
    pastTests: Math.max(0, ...each.map(({ pastTests }) => pastTests)),
    tests: each,
  };
}
