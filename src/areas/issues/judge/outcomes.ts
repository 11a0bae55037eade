import type { Outcome } from '#machines/flows/issues/judge.rules.ts';
import { messageOf } from '#machines/lib/answer.ts';
import { isLimited } from '#src/cache/problems.ts';
import { CombinedError } from 'urql';
import type { OperationResult } from 'urql';

type Told = {
  readonly issueId: string;
  readonly changed: boolean;
  readonly version?: number | null;
  readonly before?: Outcome['before'];
  readonly refusal?: { readonly message: string } | null;
};
type Change = {
  readonly successful: boolean;
  readonly errors: readonly { readonly message: string }[];
  readonly outcomes?: readonly Told[] | null | undefined;
};

export class NotMadeError extends Error {}

/** Throws for a lost response. */
export const answered = async <Data extends object>({
  toPromise,
}: {
  toPromise: () => Promise<OperationResult<Data>>;
}): Promise<Data[keyof Data]> => {
  const { data, error } = await toPromise();
  const [change] = Object.values<Data[keyof Data]>(data ?? {});
  if (change === undefined) throw error ?? new Error('The server gave no answer.');
  return change;
};

export const messageIn = ({ successful, errors }: Change, fallback: string): string =>
  messageOf({ successful, messages: errors.map(({ message }) => message) }, fallback);

/** The server's message for a rate limit. */
export const wordsOf = (error: unknown, fallback: string): string => {
  if (error instanceof NotMadeError) return error.message;
  return error instanceof CombinedError && isLimited(error)
    ? messageOf({ successful: false, messages: error.graphQLErrors.map(({ message }) => message) }, fallback)
    : fallback;
};

export const refusedAt = (issueId: string, refusal: string): Outcome => ({
  issueId,
  isChanged: false,
  version: null,
  before: null,
  refusal,
});

/** A refusal of the whole call applies to each issue. */
export const outcomesOf = (issueIds: readonly string[], change: Change, fallback: string): readonly Outcome[] => {
  const { outcomes, successful } = change;
  if (outcomes == null) return successful ? [] : issueIds.map((issueId) => refusedAt(issueId, messageIn(change, fallback)));
  return outcomes.map(({ issueId, changed, version, before, refusal }) => ({
    issueId,
    isChanged: changed,
    version: version ?? null,
    before:
      before == null
        ? null
        : {
            triageStatus: before.triageStatus,
            triageReason: before.triageReason ?? null,
            severity: before.severity,
            originalId: before.originalId ?? null,
          },
    refusal: refusal?.message ?? null,
  }));
};
