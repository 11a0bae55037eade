import { walk } from '#machines/testing/walk.ts';
import { SimulatedClock, createActor, fromCallback, fromPromise } from 'xstate';
import type { EventObject } from 'xstate';
import { describe, expect, it } from 'vitest';
import { moderationActivityMachine } from './moderation-activity.ts';
import { moderationActivitySamples, input } from './moderation-activity.builders.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve));

const open = () => {
  const calls: string[] = [];
  const clock = new SimulatedClock();
  const called = (name: string) =>
    fromPromise<void, { caseResultId: string }>(({ input: { caseResultId } }) => {
      calls.push(`${name} ${caseResultId}`);
      return Promise.resolve();
    });
  const watchMouse = fromCallback<EventObject, { pause: number }>(({ input: { pause } }) => void calls.push(`mouse ${pause}`));
  const machine = moderationActivityMachine.provide({
    actors: { registerActivity: called('register'), finishActivity: called('finish'), watchMouse },
  });
  const actor = createActor(machine, { input, clock }).start();
  const minute = async () => {
    await settle();
    clock.increment(60_000);
    await settle();
  };
  return { actor, calls, clock, minute };
};

describe('moderation activity', () => {
  it('takes every transition', () => {
    const { missed } = walk(moderationActivityMachine, moderationActivitySamples);
    expect(missed).toEqual([]);
  });

  it('RE-525, RE-807: registers on opening and waits a second for the mouse to rest', () =>
    expect(open().calls).toEqual(['mouse 1000', 'register r1']));

  it('RE-526, RE-806: registers again after each minute in which the mouse moved, and only then', async () => {
    const { actor, calls, clock, minute } = open();
    await minute();
    expect(calls.filter((call) => call.startsWith('register'))).toHaveLength(1);
    actor.send({ type: 'mouse.moved' });
    clock.increment(59_999);
    await settle();
    expect(calls.filter((call) => call.startsWith('register'))).toHaveLength(1);
    clock.increment(1);
    await settle();
    expect(calls.filter((call) => call.startsWith('register'))).toHaveLength(2);
    await minute();
    expect(calls.filter((call) => call.startsWith('register'))).toHaveLength(2);
  });

  it('RE-528: finishes on closing', () => {
    const { actor, calls } = open();
    actor.send({ type: 'panel.close' });
    expect(calls.at(-1)).toBe('finish r1');
  });
});
