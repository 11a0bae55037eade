import { CombinedError, makeErrorResult } from 'urql';
import type { ExchangeIO, Operation, OperationResult } from 'urql';
import { filter, makeSubject, merge, pipe } from 'wonka';

/** What is to be sent once its turn has come, also after it got no answer; null where it ends as it is. */
type Turn = (operation: Operation, isLost: boolean) => Promise<Operation | null>;

declare module '@urql/core' {
  interface OperationContext {
    readonly turn?: Turn;
    /** Hears the answer when it comes: graphcache hands on those of predicted mutations all together, once none of them is under way. */
    readonly heard?: (result: OperationResult) => void;
  }
}

/** It was taken back before it was sent. */
class WithdrawnError extends Error {}

export const isWithdrawn = (error: unknown): boolean => error instanceof CombinedError && error.networkError instanceof WithdrawnError;

/** Ends a mutation in the cache alone, which hands on all answers then; the register begins it anew with its prediction. */
const restarted = (operation: Operation): OperationResult => ({
  operation,
  data: undefined,
  extensions: { isRestarted: true },
  stale: false,
  hasNext: false,
});

export const isRestarted = ({ extensions }: OperationResult): boolean => extensions?.['isRestarted'] === true;

/**
 * Stands below the cache, so that the prediction of a mutation stays for as long as it waits for its turn. graphcache keeps the answers of
 * predicted mutations until each has one: what waits for a line would keep back all others, so that it is restarted whenever one comes.
 */
export const inTurn =
  (isLost: (error: CombinedError) => boolean, forward: ExchangeIO): ExchangeIO =>
  (operations) => {
    const given = makeSubject<Operation>();
    const ended = makeSubject<OperationResult>();
    const waiting = new Map<number, Operation>();
    /** Sent, and not answered. */
    const sending = new Set<number>();
    /** Restarted and not begun anew, which takes until no older answer is awaited; with its own answer, where that came first. */
    const restarting = new Map<number, OperationResult | null>();
    let isFreeing = false;
    const free = (): void => {
      isFreeing = false;
      for (const operation of [...waiting.values()].filter(({ key }) => !restarting.has(key))) {
        restarting.set(operation.key, null);
        ended.next(restarted(operation));
      }
    };
    const wait = async (turn: Turn, operation: Operation, lost: OperationResult | null): Promise<void> => {
      waiting.set(operation.key, operation);
      const meant = await turn(operation, lost !== null);
      waiting.delete(operation.key);
      if (meant !== null) {
        sending.add(operation.key);
        given.next(meant);
      } else ended.next(lost ?? makeErrorResult(operation, new WithdrawnError('This was taken back before it was sent.')));
    };
    const isTaken = (operation: Operation, lost: OperationResult | null): boolean => {
      const { turn } = operation.context;
      if (turn === undefined || operation.kind !== 'mutation') return false;
      const { key } = operation;
      const answer = lost === null ? restarting.get(key) : null;
      if (lost === null) restarting.delete(key);
      if (answer != null) queueMicrotask(() => ended.next(answer));
      else if (!waiting.has(key) && !sending.has(key)) void wait(turn, operation, lost);
      return true;
    };
    const sent = merge([
      pipe(
        operations,
        filter((operation) => !isTaken(operation, null)),
      ),
      given.source,
    ]);
    const isAnswered = (result: OperationResult): boolean => {
      const { key } = result.operation;
      sending.delete(key);
      if (result.error !== undefined && isLost(result.error) && isTaken(result.operation, result)) return false;
      if (restarting.has(key)) restarting.set(key, result);
      result.operation.context.heard?.(result);
      if (result.operation.kind === 'mutation' && waiting.size > 0 && !isFreeing) {
        isFreeing = true;
        queueMicrotask(free);
      }
      return true;
    };
    return merge([pipe(sent, forward, filter(isAnswered)), ended.source]);
  };
