import { describe, expect, it } from 'vitest';
import { recordAt, tableOf } from './text.rules.ts';

const cells = (...lines: readonly string[]) => tableOf(lines)?.records.map((record) => record.cells);

describe('a table', () => {
  it('has its cells parted by what stands most often in its first line', () => {
    expect(cells('code,name', 'GAT-1,Pay')).toEqual([
      ['code', 'name'],
      ['GAT-1', 'Pay'],
    ]);
    expect(cells('code;name, long;tag', 'GAT-1;Pay;new')).toEqual([
      ['code', 'name, long', 'tag'],
      ['GAT-1', 'Pay', 'new'],
    ]);
    expect(cells('a\tb')).toEqual([['a', 'b']]);
  });

  it('keeps what stands in quotes together, lines with it, and each record at its first line', () => {
    const table = tableOf(['a,b', '"one, two","he said ""no"""', '"over', 'two lines",x', 'last,']);
    expect(table?.records).toEqual([
      { line: 0, cells: ['a', 'b'] },
      { line: 1, cells: ['one, two', 'he said "no"'] },
      { line: 2, cells: ['over\ntwo lines', 'x'] },
      { line: 4, cells: ['last', ''] },
    ]);
    expect([0, 2, 3, 4, 9].map((line) => table && recordAt(table, line))).toEqual([0, 2, 2, 3, 3]);
  });

  it('has columns as wide as what is in them, and none wider than can be read', () => {
    expect(tableOf(['a,second', `${'x'.repeat(90)},y`])?.widths).toEqual([40, 6]);
  });

  it('is none where nothing parts cells, and survives a quote that never ends', () => {
    expect([tableOf([]), tableOf(['only words'])]).toEqual([null, null]);
    expect(cells('a,b', '"open,c', 'd,e')).toEqual([['a', 'b'], ['"open,c'], ['d', 'e']]);
  });
});
