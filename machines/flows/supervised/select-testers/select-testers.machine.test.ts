import { walk } from '#machines/testing/walk.ts';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { matchOf, witness } from '../supervised.builders.ts';
import { noTargeting } from '../tester-group/tester-group.rules.ts';
import { selectTestersMachine } from './select-testers.machine.ts';
import { selectSearchStage } from './select-testers.selectors.ts';
import type { Match, MatchFilters, TestersNotice } from './select-testers.types.ts';

const filters = (numberOfResultsNeeded: number | null): MatchFilters => ({
  numberOfResultsNeeded,
  targeting: noTargeting,
  excludedTesterIds: [],
});

const opened = (needed: number | null) => {
  const asked: MatchFilters[] = [];
  const clock = new SimulatedClock();
  const { heard, ref } = witness<TestersNotice>();
  const matchTesters = fromPromise<Match, { advancedTestId: string; filters: MatchFilters }>(({ input }) => {
    asked.push(input.filters);
    return Promise.resolve(matchOf(3));
  });
  const actor = createActor(selectTestersMachine.provide({ actors: { matchTesters } }), {
    input: { advancedTestId: 'a1', filters: filters(needed), listener: ref },
    clock,
  });
  actor.start();
  return { actor, asked, clock, heard, stage: () => selectSearchStage(actor.getSnapshot()) };
};

describe('select testers', () => {
  it('takes every transition', () => {
    const { missed } = walk(selectTestersMachine, {
      inputs: [2, null].map((needed) => ({ advancedTestId: 'a1', filters: filters(needed), listener: witness<TestersNotice>().ref })),
      events: [
        { type: 'filters.change', filters: filters(4) },
        { type: 'filters.change', filters: filters(null) },
        { type: 'search.retry' },
      ],
      outcomes: { matchTesters: { outputs: [matchOf(3)], errors: [new Error('lost')] } },
    });
    expect(missed).toEqual([]);
  });

  it('LA-532 LA-624: asks once, 500 ms after the last change', async () => {
    const { actor, asked, clock, heard } = opened(2);
    for (const needed of [3, 4, 5]) {
      clock.increment(499);
      actor.send({ type: 'filters.change', filters: filters(needed) });
    }
    clock.increment(499);
    expect(asked).toEqual([]);
    clock.increment(1);
    expect(asked).toEqual([filters(5)]);
    await Promise.resolve();
    await Promise.resolve();
    expect(heard).toEqual([{ type: 'testers.found', match: matchOf(3) }]);
  });

  it('asks nothing without a number', () => {
    const { asked, clock, stage } = opened(null);
    clock.increment(10_000);
    expect([asked, stage()]).toEqual([[], 'unasked']);
  });
});
