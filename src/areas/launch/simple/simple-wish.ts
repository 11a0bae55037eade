import type { SimpleRequestValues } from '#schema/rules/launch/simple-request.ts';

/** What a launch of the simple form takes of the hour: the tests that come along, and one where none does. What they cost the server knows. */
export const simpleWish = ({ clonedFrom }: Pick<SimpleRequestValues, 'clonedFrom'>) => ({
  tests: Math.max(1, clonedFrom?.tests ?? 0),
  credits: null,
});
