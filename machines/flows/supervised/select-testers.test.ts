import { walk } from '#machines/testing/walk.ts';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { matchOf, testerOf, witness } from './supervised.builders.ts';
import { selectTestersMachine, selectBrowsing, selectSearchStage } from './select-testers.ts';
import type { Match, MatchCost, MatchFilters, MatchPage, TestersNotice } from './select-testers.ts';
import { selectTestersSamples, filters } from './select-testers.builders.ts';

type Asked = { readonly advancedTestId: string; readonly filters: MatchFilters };

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
    const { missed } = walk(selectTestersMachine, selectTestersSamples);
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

  it('asks what the criteria cost, and goes on behind the end of the list', async () => {
    const { heard, ref } = witness<TestersNotice>();
    const clock = new SimulatedClock();
    const after: string[] = [];
    const costs: readonly MatchCost[] = [{ criterion: 'countryIds', totalNumber: 9 }];
    const actor = createActor(
      selectTestersMachine.provide({
        actors: {
          matchTesters: fromPromise<Match, Asked>(() => Promise.resolve({ ...matchOf(1, 3), endCursor: 'first' })),
          costCriteria: fromPromise<readonly MatchCost[], Asked>(() => Promise.resolve(costs)),
          browseTesters: fromPromise<MatchPage, Asked & { readonly after: string }>(({ input }) => {
            after.push(input.after);
            return Promise.resolve({ testers: [testerOf(2)], endCursor: after.length === 1 ? 'second' : null });
          }),
        },
      }),
      { input: { advancedTestId: 'a1', filters: filters(1, ['1']), listener: ref }, clock },
    ).start();
    clock.increment(500);
    const listed = () => waitFor(actor, (one) => one.matches({ matched: 'listed' }));
    await listed();
    for (let times = 0; times < 3; times += 1) {
      actor.send({ type: 'testers.browse' });
      await listed();
    }
    expect([after, selectBrowsing(actor.getSnapshot())]).toEqual([['first', 'second'], 'ended']);
    expect(heard.map(({ type }) => type)).toEqual(['testers.found', 'costs.found', 'testers.browsed', 'testers.browsed']);
  });

  it('asks nothing without a number', () => {
    const { asked, clock, stage } = opened(null);
    clock.increment(10_000);
    expect([asked, stage()]).toEqual([[], 'unasked']);
  });
});
