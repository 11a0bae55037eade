import type { RequestedTestValues } from './requested-test.ts';

/** What a test of a request is called: its name, or its place from 0 while it has none. */
export const testTitle = ({ name }: Pick<RequestedTestValues, 'name'>, at: number): string =>
  name.trim() === '' ? `Test ${at + 1}` : name.trim();
