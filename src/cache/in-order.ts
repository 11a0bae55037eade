import type { Exchange, Operation } from 'urql';
import { filter, makeSubject, merge, pipe } from 'wonka';

/**
 * Sends a query that is on its way already only after its answer, so that two answers to one question cannot overtake each other and leave the older on the
 * screen. An answer that was asked for before a change, and is asked for again, is not shown: the next one knows of the change.
 */
export const inOrderExchange: Exchange = ({ forward }) => {
  /** Queries on their way, and whether something was changed meanwhile. */
  const asked = new Map<number, boolean>();
  const waiting = new Map<number, Operation>();
  const released = makeSubject<Operation>();
  const isNext = (operation: Operation): boolean => {
    const { kind, key } = operation;
    if (kind === 'mutation') for (const each of asked.keys()) asked.set(each, true);
    if (kind === 'teardown') for (const known of [asked, waiting]) known.delete(key);
    if (kind !== 'query') return true;
    if (asked.has(key)) waiting.set(key, operation);
    else asked.set(key, false);
    return waiting.get(key) !== operation;
  };
  return (operations) =>
    pipe(
      merge([pipe(operations, filter(isNext)), released.source]),
      forward,
      filter(({ operation: { kind, key } }) => {
        if (kind !== 'query') return true;
        const next = waiting.get(key);
        const isOld = next !== undefined && asked.get(key) === true;
        waiting.delete(key);
        if (next === undefined) asked.delete(key);
        else {
          asked.set(key, false);
          queueMicrotask(() => asked.has(key) && released.next(next));
        }
        return !isOld;
      }),
    );
};
