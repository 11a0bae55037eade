import { describe, expect, it } from 'vitest';
import { counted, percentOf } from './counted.ts';

describe('a count in words', () => {
  it('is one thing or many', () => {
    expect([counted(1, 'test case', 'test cases'), counted(1200, 'test case', 'test cases')]).toEqual(['1 test case', '1,200 test cases']);
  });
});

describe('a progress', () => {
  it.each([
    [0, 8, 0],
    [7.99, 8, 99],
    [8, 8, 100],
    [11, 8, 100],
    [3, 0, 100],
  ])('SH-477: of %d of %d is %d percent', (done, total, percent) => {
    expect(percentOf(done, total)).toBe(percent);
  });
});
