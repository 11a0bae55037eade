import { gql, createRequest, makeOperation } from 'urql';
import type { Operation } from 'urql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gatherer } from './gather.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const operationOf = (name: string): Operation =>
  makeOperation('query', createRequest(gql`query Any($name: String) { search(query: $name) { id } }`, { name }), {
    url: '',
    requestPolicy: 'cache-first',
  });

/** A page that shows these; each event is the name of what it leaves in doubt. */
const page = (...names: readonly string[]) => {
  const shown = names.map(operationOf);
  const nameOf = (key: number): string => names[shown.findIndex((each) => each.key === key)] ?? '';
  const asked: { readonly at: number; readonly name: string }[] = [];
  let isHidden = false;
  let left: readonly string[] = [];
  const isLeft = ({ key }: Operation): boolean => left.includes(nameOf(key));
  const gathered = gatherer<string>({
    shown: () => shown.filter((each) => !isLeft(each)),
    held: () => shown.filter(isLeft),
    affected: (events, among) => among.map(({ key }) => key).filter((key) => events.includes(nameOf(key))),
    refetch: (keys) => asked.push(...[...keys].map((key) => ({ at: Date.now(), name: nameOf(key) }))),
    isHidden: () => isHidden,
  });
  return {
    asked,
    names: () => asked.map(({ name }) => name),
    ...gathered,
    leave: (...those: readonly string[]) => {
      left = those;
    },
    hide: () => {
      isHidden = true;
    },
    reveal: () => {
      isHidden = false;
      gathered.show();
    },
  };
};

describe('events', () => {
  it('are gathered before the first is asked for', () => {
    const { take, names } = page('list');
    take('list');
    take('list');
    vi.advanceTimersByTime(399);
    expect(names()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(names()).toEqual(['list']);
    vi.advanceTimersByTime(60_000);
    expect(names()).toEqual(['list']);
  });

  it('that leave nothing in doubt ask for nothing', () => {
    const { take, names } = page('list');
    take('elsewhere');
    vi.advanceTimersByTime(60_000);
    expect(names()).toEqual([]);
  });

  it('of a burst ask for each query once, together, the first on the screen first', () => {
    const { take, asked } = page('list', 'figures', 'bell');
    for (const name of ['bell', 'figures', 'list', 'figures']) take(name);
    vi.advanceTimersByTime(10_000);
    expect(asked.map(({ name }) => name)).toEqual(['list', 'figures', 'bell']);
    expect(new Set(asked.map(({ at }) => at)).size).toBe(1);
  });

  it('ask for more than one call takes a second later', () => {
    const names = Array.from({ length: 11 }, (_, number) => `list ${number}`);
    const { take, asked } = page(...names);
    for (const name of names) take(name);
    vi.advanceTimersByTime(10_000);
    expect(asked.map(({ name }) => name)).toEqual(names);
    expect(asked.map(({ at }) => at - (asked[0]?.at ?? 0))).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1000, 1000, 1000]);
  });

  it('that come 100 times a second for a minute ask at most once a second, and leave no query out', () => {
    const { take, asked } = page('list', 'figures', 'bell');
    const isOver = Date.now() + 60_000;
    while (Date.now() < isOver) {
      take(['list', 'figures', 'bell'][Math.floor(Date.now() / 10) % 3] ?? '');
      vi.advanceTimersByTime(10);
    }
    vi.advanceTimersByTime(5000);
    const times = [...new Set(asked.map(({ at }) => at))];
    expect(times.length).toBeGreaterThan(50);
    expect(times.length).toBeLessThanOrEqual(64);
    for (const [index, at] of times.entries()) if (index > 0) expect(at - (times[index - 1] ?? 0)).toBeGreaterThanOrEqual(1000);
    for (const name of ['list', 'figures', 'bell']) expect(asked.filter((each) => each.name === name).length).toBeGreaterThan(50);
  });

  it('that were missed leave everything on the screen in doubt', () => {
    const { miss, names } = page('list', 'figures');
    miss();
    vi.advanceTimersByTime(5000);
    expect(names()).toEqual(['list', 'figures']);
  });
});

describe('what was left and may be come back to', () => {
  it('is put in doubt at once, and takes the turn of nothing that is shown', () => {
    const { take, asked, leave } = page('list', 'figures', 'before', 'elsewhere');
    leave('before', 'elsewhere');
    for (const name of ['before', 'list', 'figures', 'elsewhere']) take(name);
    vi.advanceTimersByTime(10_000);
    const [start] = asked;
    expect(asked.map(({ name, at }) => [name, at - (start?.at ?? 0)])).toEqual([
      ['before', 0],
      ['elsewhere', 0],
      ['list', 0],
      ['figures', 0],
    ]);
  });

  it('stays in doubt where it was left before its turn came', () => {
    const names = Array.from({ length: 9 }, (_, number) => `list ${number}`);
    const { take, names: asked, leave } = page(...names);
    for (const name of names) take(name);
    vi.advanceTimersByTime(400);
    leave('list 8');
    vi.advanceTimersByTime(10_000);
    expect(asked()).toEqual(names);
  });
});

describe('a hidden page', () => {
  it('asks nothing, and for all that is stale when it is shown', () => {
    const { take, names, hide, reveal } = page('list', 'figures', 'bell');
    hide();
    take('list');
    take('bell');
    vi.advanceTimersByTime(60_000);
    expect(names()).toEqual([]);
    reveal();
    expect(names()).toEqual(['list', 'bell']);
    vi.advanceTimersByTime(60_000);
    expect(names()).toHaveLength(2);
  });

  it('that is shown with nothing stale asks nothing', () => {
    const { names, hide, reveal } = page('list');
    hide();
    reveal();
    expect(names()).toEqual([]);
  });

  it('keeps no endless list of what happened: it asks for everything then', () => {
    const { take, names, hide, reveal } = page('list', 'figures');
    hide();
    for (let count = 0; count < 1001; count += 1) take('list');
    reveal();
    expect(names()).toEqual(['list', 'figures']);
  });
});
