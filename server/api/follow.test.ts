import { describe, expect, it } from 'vitest';
import { heldAtMost, NumberedStream } from './follow.ts';

type Step = { readonly step: number };

const numbersOf = async (stream: NumberedStream<Step>, count: number): Promise<readonly (readonly [string, number])[]> => {
  const taken: (readonly [string, number])[] = [];
  while (taken.length < count) {
    const { value } = await stream.take();
    if (value === undefined) break;
    taken.push([value['walked']?.number ?? '', value['walked']?.step ?? 0]);
  }
  return taken;
};
const opened = () => {
  const ends: string[] = [];
  const stream = new NumberedStream<Step>('walked', () => ends.push('ended'));
  return { stream, ends };
};
const fill = (stream: NumberedStream<Step>, count: number): void => {
  for (let step = 1; step <= count; step += 1) stream.put({ step });
};

describe('a stream of a subscription', () => {
  it('numbers what it hands out, waiting or not', async () => {
    const { stream } = opened();
    const early = stream.take();
    fill(stream, 3);
    expect(await early).toEqual({ done: false, value: { walked: { step: 1, number: '1' } } });
    expect(await numbersOf(stream, 2)).toEqual([
      ['2', 2],
      ['3', 3],
    ]);
  });

  it('holds so much for a slow reader, who sees by the numbers that older events are gone', async () => {
    const { stream } = opened();
    fill(stream, heldAtMost + 40);
    const taken = await numbersOf(stream, heldAtMost);
    expect(taken[0]).toEqual(['41', 41]);
    expect(taken.at(-1)).toEqual([String(heldAtMost + 40), heldAtMost + 40]);
    expect(taken).toHaveLength(heldAtMost);
  });

  it('ends once, for a reader who waits and for one who comes later, with its failure if it has one', async () => {
    const { stream, ends } = opened();
    const waiting = stream.take();
    stream.end();
    stream.end();
    stream.put({ step: 1 });
    expect([await waiting, await stream.take(), ends]).toEqual([
      { done: true, value: undefined },
      { done: true, value: undefined },
      ['ended'],
    ]);
    const [waited, late] = [opened().stream, opened().stream];
    const refused = waited.take();
    for (const each of [waited, late]) each.end(new Error('lost'));
    await expect(refused).rejects.toThrow('lost');
    await expect(late.take()).rejects.toThrow('lost');
    expect(await late.take()).toEqual({ done: true, value: undefined });
  });
});
