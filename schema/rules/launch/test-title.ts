import type { RequestedTestValues } from './requested-test.ts';

/** Its name, or its position. */
export const testTitle = ({ name }: Pick<RequestedTestValues, 'name'>, at: number): string =>
  name.trim() === '' ? `Test ${at + 1}` : name.trim();
