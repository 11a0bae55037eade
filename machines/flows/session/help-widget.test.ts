import { walk } from '#machines/testing/walk.ts';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { helpWidgetMachine } from './help-widget.ts';
import { helpWidgetSamples } from './help-widget.builders.ts';

it('takes every transition', () => {
  const walked = walk(helpWidgetMachine, helpWidgetSamples);
  expect(walked.missed).toEqual([]);
});

const begin = (isOffered: boolean, foundAt: number) => {
  const clock = new SimulatedClock();
  let looks = 0;
  const look = vi.fn<() => boolean>(() => {
    looks += 1;
    return looks >= foundAt;
  });
  const actor = createActor(helpWidgetMachine.provide({ actors: { lookForWidget: fromPromise(async () => look()) } }), {
    input: { isOffered },
    clock,
  });
  const loaded = vi.fn<() => void>();
  actor.on('widget.loaded', loaded);
  actor.start();
  const second = async (milliseconds = 1000) => {
    await vi.waitFor(() => expect(actor.getSnapshot().value).not.toBe('looking'));
    clock.increment(milliseconds);
    await Promise.resolve();
  };
  return { actor, look, loaded, second };
};

describe('the help widget', () => {
  it('SH-364: is looked for where the organization has it, and not otherwise', async () => {
    const [offered, not] = [begin(true, 1), begin(false, 1)];
    await offered.second();
    expect([offered.look.mock.calls.length, not.look.mock.calls.length]).toEqual([1, 0]);
    expect([offered.loaded.mock.calls.length, not.actor.getSnapshot().value]).toEqual([1, 'absent']);
  });

  it('SH-472: is looked for five times at most, and given up without a word', async () => {
    const { actor, look, loaded, second } = begin(true, 99);
    for (let round = 0; round < 8; round += 1) await second();
    expect([look.mock.calls.length, loaded.mock.calls.length, actor.getSnapshot().value]).toEqual([5, 0, 'absent']);
  });

  it('SH-473: is looked for again after one second, not before', async () => {
    const { look, second } = begin(true, 99);
    await second(999);
    expect(look).toHaveBeenCalledTimes(1);
    await second(1);
    await vi.waitFor(() => expect(look).toHaveBeenCalledTimes(2));
  });
});
