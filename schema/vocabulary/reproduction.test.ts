import { describe, expect, it } from 'vitest';
import { reproducibleWords, reproductionLabel } from './reproduction.ts';

describe('words of reproductions', () => {
  it.each([
    ['RE-260', 'pass', 'Could reproduce'],
    ['RE-261', 'fail', 'Could not reproduce'],
    ['RE-262', 'blocked', 'Could not reproduce (blocked)'],
    ['RE-263', 'not_tested', 'Not tested'],
    ['RE-263', null, 'Not tested'],
  ] as const)('%s: %s is "%s"', (_, status, label) => expect(reproductionLabel(status)).toBe(label));

  it.each([
    [0, 'This issue was reproducible for 0 other testers'],
    [1, 'This issue was reproducible for 1 other tester'],
    [2, 'This issue was reproducible for 2 other testers'],
    [12, 'This issue was reproducible for 12 other testers'],
  ])('RE-253: of %i', (testers, words) => expect(reproducibleWords(testers)).toBe(words));
});
