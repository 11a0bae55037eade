import type { Answer } from '#machines/lib/answer.ts';
import type { CombinedError } from 'urql';
import { isLimited } from './problems.ts';

export type Answered = {
  readonly successful: boolean;
  readonly version?: number | null | undefined;
  readonly errors: readonly { readonly message: string; readonly path?: string | null }[];
};

export type Written<Data> = { readonly [Field in keyof Data]: Answered };

/** Also for a rate limit; throws for a lost response. */
export const answerOf = <Data extends Written<Data>>({
  data,
  error,
}: {
  readonly data?: Data | undefined;
  readonly error?: CombinedError | undefined;
}): Answer => {
  const [answered] = Object.values<Answered>(data ?? {});
  if (answered === undefined) {
    if (error === undefined || !isLimited(error)) throw error ?? new Error('The server gave no answer.');
    return { successful: false, messages: error.graphQLErrors.map(({ message }) => message) };
  }
  const { successful, version, errors } = answered;
  const messages = errors.map(({ message }) => message);
  const isPlaced = errors.some(({ path }) => typeof path === 'string');
  return {
    successful,
    messages,
    ...(version !== undefined && { version }),
    ...(isPlaced && { faults: errors.map(({ path, message }) => ({ path: path ?? null, message })) }),
  };
};
