import type { Answer } from '#machines/lib/answer.ts';
import type { CombinedError } from 'urql';

type Answered = { readonly successful: boolean; readonly errors: readonly { readonly message: string }[] };

/** What the server said to a write; a call without an answer throws. */
export const answerOf = <Data>(
  { data, error }: { readonly data?: Data | undefined; readonly error?: CombinedError | undefined },
  pick: (data: Data) => Answered,
): Answer => {
  if (data === undefined || data === null) throw error ?? new Error('The server gave no answer.');
  const { successful, errors } = pick(data);
  return { successful, messages: errors.map(({ message }) => message) };
};
