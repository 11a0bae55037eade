import { describe, expect, it } from 'vitest';
import { boxHeight, layChart } from './chart-layout.ts';

const edges = (...pairs: readonly string[]) =>
  pairs.map((pair) => {
    const [from = '', to = ''] = pair.split(' ');
    return { from, to };
  });
const boxes = (...ids: readonly string[]) => ids.map((id) => ({ id, width: 100 }));
const rowsOf = ({ boxes: laid }: ReturnType<typeof layChart>): readonly (readonly string[])[] => {
  const rows = Map.groupBy(Object.entries(laid), ([, { y }]) => y);
  return [...rows].toSorted(([one], [other]) => one - other).map(([, row]) => row.toSorted(([, a], [, b]) => a.x - b.x).map(([id]) => id));
};

describe('the layout of a chart', () => {
  it('goes down the longest way, and back where a ring closes', () => {
    const laid = layChart(boxes('new', 'accepted', 'rejected'), edges('new accepted', 'new rejected', 'accepted rejected', 'rejected new'));
    expect(rowsOf(laid)).toEqual([['new'], ['accepted'], ['rejected']]);
  });

  it('keeps a box that no way leads to, and a way from a box named later', () => {
    const laid = layChart(boxes('selected', 'backup', 'invited'), edges('backup selected', 'selected invited'));
    expect(rowsOf(laid)).toEqual([['backup'], ['selected'], ['invited']]);
    expect(rowsOf(layChart(boxes('open', 'apart'), []))).toEqual([['open', 'apart']]);
  });

  it('draws each way once, and none to itself', () => {
    const { lines } = layChart(boxes('a', 'b'), edges('a b', 'a b', 'a a', 'b a'));
    expect(lines.map(({ from, to }) => `${from} ${to}`)).toEqual(['a b', 'b a']);
    expect(new Set(lines.map(({ path }) => path)).size).toBe(2);
  });

  it('lets no boxes of a row touch, and stays within its size', () => {
    const ids = Array.from({ length: 6 }, (_, at) => `b${at}`);
    const laid = layChart(boxes('a', ...ids), edges(...ids.map((id) => `a ${id}`)));
    const row = ids.map((id) => laid.boxes[id]?.x ?? 0).toSorted((one, other) => one - other);
    expect(row.slice(1).every((x, at) => x - (row[at] ?? 0) >= 100)).toBe(true);
    const all = Object.values(laid.boxes);
    expect(all.every(({ x, y }) => x >= 0 && x + 100 <= laid.width + 0.01 && y >= 0 && y + boxHeight <= laid.height)).toBe(true);
  });

  it('leads a long way around the boxes between', () => {
    const laid = layChart(boxes('a', 'b', 'c'), edges('a b', 'b c', 'a c'));
    const long = laid.lines.find(({ from, to }) => from === 'a' && to === 'c')?.path ?? '';
    const b = laid.boxes['b'] ?? { x: 0, y: 0 };
    const passes = [...long.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=C|$)/gu)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
    const beside = passes.filter(({ y }) => y >= b.y && y <= b.y + boxHeight);
    expect(beside.length).toBeGreaterThan(0);
    expect(beside.every(({ x }) => x < b.x || x > b.x + 100)).toBe(true);
  });

  it('is the same each time', () => {
    const asked = [boxes('a', 'b', 'c', 'd'), edges('a b', 'a c', 'b d', 'c d', 'd a')] as const;
    expect(layChart(...asked)).toEqual(layChart(...asked));
  });
});
