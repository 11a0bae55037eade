import { matchOf, witness } from './supervised.builders.ts';
import type { selectTestersMachine, TestersNotice, MatchFilters } from './select-testers.ts';
import { noTargeting } from './tester-group.rules.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const filters = (numberOfResultsNeeded: number | null, countryIds: readonly string[] = []): MatchFilters => ({
  numberOfResultsNeeded,
  targeting: { ...noTargeting, countryIds },
  excludedTesterIds: [],
  excludedTestIds: [],
});

export const selectTestersSamples: WalkOptions<typeof selectTestersMachine> = {
  inputs: [2, null].map((needed) => ({ advancedTestId: 'a1', filters: filters(needed), listener: witness<TestersNotice>().ref })),
  events: [
    { type: 'filters.change', filters: filters(4) },
    { type: 'filters.change', filters: filters(null) },
    { type: 'filters.change', filters: filters(4, ['1']) },
    { type: 'search.retry' },
    { type: 'testers.browse' },
  ],
  outcomes: {
    matchTesters: { outputs: [matchOf(3), { ...matchOf(3), endCursor: 'c' }], errors: [new Error('lost')] },
    costCriteria: { outputs: [[]], errors: [new Error('lost')] },
    browseTesters: { outputs: [{ testers: [], endCursor: null }], errors: [new Error('lost')] },
  },
  project: ({ context }) => [context.endCursor, context.filters.numberOfResultsNeeded, context.filters.targeting.countryIds.length],
};
