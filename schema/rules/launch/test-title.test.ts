import { expect, it } from 'vitest';
import { testTitle } from './requested-test.ts';

it('calls a test by its name, and by its place while it has none', () => {
  expect([testTitle({ name: 'Test #3' }, 1), testTitle({ name: ' ' }, 1)]).toEqual(['Test #3', 'Test 2']);
});
