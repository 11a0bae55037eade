import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gatherLookups } from './own-chat.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const asker = () => {
  const asked: (readonly string[])[] = [];
  const lookUp = gatherLookups(async (ids) => {
    asked.push(ids);
    return new Map(ids.filter((id) => id !== 'gone').map((id) => [id, `found ${id}`]));
  });
  return { asked, lookUp };
};

describe('lookups of channels', () => {
  it('SH-407, SH-469: are sent together once none came for 400 ms', async () => {
    const { asked, lookUp } = asker();
    const first = lookUp('a');
    await vi.advanceTimersByTimeAsync(399);
    const second = lookUp('b');
    await vi.advanceTimersByTimeAsync(399);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual([['a', 'b']]);
    expect(await Promise.all([first, second])).toEqual(['found a', 'found b']);
  });

  it('SH-406, SH-470: ask for at most 30: 31 take two', async () => {
    const { asked, lookUp } = asker();
    const ids = Array.from({ length: 31 }, (_, at) => String(at));
    const all = Promise.all(ids.map(lookUp));
    await vi.advanceTimersByTimeAsync(400);
    expect(asked.map(({ length }) => length)).toEqual([30, 1]);
    expect(await all).toEqual(ids.map((id) => `found ${id}`));
  });

  it('ask once for what was asked for twice, and tell what is not there', async () => {
    const { asked, lookUp } = asker();
    const all = Promise.all([lookUp('a'), lookUp('a'), lookUp('gone')]);
    await vi.advanceTimersByTimeAsync(400);
    expect(asked).toEqual([['a', 'gone']]);
    expect(await all).toEqual(['found a', 'found a', null]);
  });

  it('fail with what they were asked with', async () => {
    const lookUp = gatherLookups(() => Promise.reject(new Error('lost')));
    const failed = lookUp('a').catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(400);
    expect(await failed).toEqual(new Error('lost'));
  });
});
