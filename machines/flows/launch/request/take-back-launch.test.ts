import type { Answer } from '#machines/lib/answer.ts';
import { walk } from '#machines/testing/walk.ts';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { takeBackLaunchMachine } from './take-back-launch.ts';
import type { TakeBackLaunchEmitted } from './take-back-launch.ts';
import { takeBackLaunchSamples, refused, takenBack } from './take-back-launch.builders.ts';

it('takes every transition', () => {
  const walked = walk(takeBackLaunchMachine, takeBackLaunchSamples);
  expect(walked.missed).toEqual([]);
});

function offered(...answers: readonly (Answer | Error)[]) {
  const clock = new SimulatedClock();
  const told: TakeBackLaunchEmitted[] = [];
  const send = vi.fn<() => Promise<Answer>>();
  for (const answer of answers) {
    if (answer instanceof Error) send.mockRejectedValueOnce(answer);
    else send.mockResolvedValueOnce(answer);
  }
  const actor = createActor(takeBackLaunchMachine.provide({ actors: { takeBackLaunch: fromPromise(send) } }), {
    input: { left: 9_000 },
    clock,
  });
  actor.on('*', (event) => told.push(event));
  actor.start();
  const takeBack = async () => {
    actor.send({ type: 'launch.takeBack' });
    actor.send({ type: 'launch.takeBack' });
    await vi.waitFor(() => expect(actor.getSnapshot().hasTag('busy')).toBe(false));
  };
  return { clock, told, send, takeBack };
}

describe('a launch that is held', () => {
  it('is offered back for as long as is left, and not a moment longer', async () => {
    const { clock, told, send, takeBack } = offered(takenBack);
    clock.increment(8_999);
    expect(told).toEqual([]);
    clock.increment(1);
    expect(told).toEqual([{ type: 'offer.ended' }]);
    await takeBack();
    expect(send).not.toHaveBeenCalled();
  });

  it('is taken back once, though it is asked for twice and the time passes meanwhile', async () => {
    const { clock, told, send, takeBack } = offered(takenBack);
    const taking = takeBack();
    clock.increment(9_000);
    await taking;
    expect(send).toHaveBeenCalledTimes(1);
    expect(told).toEqual([{ type: 'launch.takenBack' }]);
  });

  it('is asked for again after a lost answer, however late', async () => {
    const { clock, told, send, takeBack } = offered(new Error('gone'), takenBack);
    await takeBack();
    clock.increment(60_000);
    await takeBack();
    expect(send).toHaveBeenCalledTimes(2);
    expect(told).toEqual([{ type: 'takeBack.unanswered', message: 'The launch could not be taken back.' }, { type: 'launch.takenBack' }]);
  });

  it.each([
    [refused, 'A tester was invited.'],
    [{ successful: false, messages: [] }, 'The launch could not be taken back.'],
  ])('is not asked for again where it was refused', async (answer, message) => {
    const { told, send, takeBack } = offered(answer, takenBack);
    await takeBack();
    await takeBack();
    expect(send).toHaveBeenCalledTimes(1);
    expect(told).toEqual([{ type: 'takeBack.refused', message }]);
  });
});
