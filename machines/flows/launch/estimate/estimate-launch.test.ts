import { walk } from '#machines/testing/walk.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { LaunchEstimate } from '#schema/rules/launch/estimate.ts';
import { estimateLaunchMachine, selectEstimate, selectEstimateStage, selectLinks } from './estimate-launch.ts';
import type { LinkStates } from './estimate-launch.ts';
import { estimateLaunchSamples, estimate, values, changed } from './estimate-launch.builders.ts';

const following = () => {
  vi.useFakeTimers();
  const asked: number[] = [];
  const checked: (readonly string[])[] = [];
  const answers: (() => void)[] = [];
  const actor = createActor(
    estimateLaunchMachine.provide({
      actors: {
        askEstimate: fromPromise(({ input }) => {
          asked.push(input.tests.length);
          return new Promise<LaunchEstimate>((resolve) => answers.push(() => resolve(estimate(asked.length))));
        }),
        checkLinks: fromPromise(async ({ input }): Promise<LinkStates> => {
          checked.push(input.urls);
          return Object.fromEntries(input.urls.map((url) => [url, 'answers'] as const));
        }),
      },
    }),
  ).start();
  const stage = () => selectEstimateStage(actor.getSnapshot());
  return { actor, asked, checked, answers, stage, pass: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds) };
};
afterEach(() => {
  vi.useRealTimers();
});

describe('estimating a launch', () => {
  it('takes every transition', () => {
    const { missed } = walk(estimateLaunchMachine, estimateLaunchSamples);
    expect(missed).toEqual([]);
  });

  it('asks a tenth of a second after the last choice, once for a burst of them', async () => {
    const { actor, asked, answers, stage, pass } = following();
    expect(stage()).toBe('idle');
    for (const count of [1, 2, 3]) {
      actor.send(changed(values({ targetingGroups: Array.from({ length: count }, () => values().targetingGroups[0]!) })));
      await pass(99);
    }
    expect([asked, stage()]).toEqual([[], 'asking']);
    await pass(1);
    expect(asked).toEqual([1]);
    answers[0]?.();
    await pass(0);
    expect([stage(), selectEstimate(actor.getSnapshot())?.credits]).toEqual(['known', 1]);
  });

  it('asks nothing while only words are typed', async () => {
    const { actor, asked, answers, stage, pass } = following();
    actor.send(changed(values()));
    await pass(100);
    answers[0]?.();
    await pass(0);
    actor.send(changed(values({ testGoal: 'Another goal', name: 'Another name' })));
    expect(stage()).toBe('known');
    await pass(1_000);
    expect(asked).toEqual([1]);
  });

  it('shows the last answer while it asks again, and never the late answer to an earlier question', async () => {
    const { actor, answers, stage, pass } = following();
    actor.send(changed(values()));
    await pass(100);
    actor.send(changed(values(), values()));
    await pass(100);
    answers[0]?.();
    await pass(0);
    expect([stage(), selectEstimate(actor.getSnapshot())]).toEqual(['asking', null]);
    answers[1]?.();
    await pass(0);
    expect([stage(), selectEstimate(actor.getSnapshot())?.credits]).toEqual(['known', 2]);
    actor.send(changed(values()));
    expect([stage(), selectEstimate(actor.getSnapshot())?.credits]).toEqual(['asking', 2]);
  });

  it('has nothing to say about an empty request', async () => {
    const { actor, stage, answers, pass } = following();
    actor.send(changed(values()));
    await pass(100);
    answers[0]?.();
    await pass(0);
    actor.send(changed());
    expect([stage(), selectEstimate(actor.getSnapshot())]).toEqual(['idle', null]);
  });

  it('asks again by hand after a failure', async () => {
    vi.useFakeTimers();
    let isUp = false;
    const actor = createActor(
      estimateLaunchMachine.provide({
        actors: {
          askEstimate: fromPromise(async () => {
            if (!isUp) throw new Error('offline');
            return estimate(7);
          }),
          checkLinks: fromPromise(async (): Promise<LinkStates> => ({})),
        },
      }),
    ).start();
    actor.send(changed(values()));
    await vi.advanceTimersByTimeAsync(100);
    expect(selectEstimateStage(actor.getSnapshot())).toBe('failed');
    isUp = true;
    actor.send({ type: 'estimate.retry' });
    await vi.advanceTimersByTimeAsync(0);
    expect(selectEstimate(actor.getSnapshot())?.credits).toBe(7);
  });

  it('looks at each address once, when it has not changed for a while', async () => {
    const { actor, checked, pass } = following();
    for (const url of ['https://shop.example.c', 'https://shop.example.co', 'https://shop.example.com']) {
      actor.send(changed(values({ accessToApplicationUrl: url })));
      await pass(700);
    }
    await pass(100);
    actor.send(changed(values({ testGoal: 'Another goal' })));
    actor.send(changed(values({ accessToApplicationUrl: 'no address' })));
    await pass(2_000);
    expect([checked, selectLinks(actor.getSnapshot())]).toEqual([
      [['https://shop.example.com']],
      { 'https://shop.example.com': 'answers' },
    ]);
  });
});
