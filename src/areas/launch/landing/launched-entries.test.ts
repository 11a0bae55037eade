import { expect, it } from 'vitest';
import { isBehindSuccess, rememberSuccess } from './launched-entries.ts';

it('knows the pages before the success page, but for the first of the tab', () => {
  expect(isBehindSuccess(3)).toBe(false);
  rememberSuccess(4);
  expect([0, 1, 3, 4, 5].map(isBehindSuccess)).toEqual([false, true, true, false, false]);
});
