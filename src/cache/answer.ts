import type { Answer } from '#machines/lib/answer.ts';
import type { CombinedError } from 'urql';
import { isLimited } from './problems.ts';

type Answered = { readonly successful: boolean; readonly errors: readonly { readonly message: string }[] };

/** What the server said to a write, also where it was asked too often; a call without an answer throws. */
export const answerOf = <Data>(
  { data, error }: { readonly data?: Data | undefined; readonly error?: CombinedError | undefined },
  pick: (data: Data) => Answered,
): Answer => {
  if (data === undefined || data === null) {
    if (error === undefined || !isLimited(error)) throw error ?? new Error('The server gave no answer.');
    return { successful: false, messages: error.graphQLErrors.map(({ message }) => message) };
  }
  const { successful, errors } = pick(data);
  return { successful, messages: errors.map(({ message }) => message) };
};
