import type { Exchange, Operation } from 'urql';
import { filter, makeSubject, merge, pipe } from 'wonka';

/**
 * A query in flight is sent again only after its response, so that an older response cannot overwrite a newer one. A response requested
 * before a change and about to be repeated is not shown.
 */
export const inOrderExchange: Exchange = ({ forward }) => {
  /** In flight, and whether something changed meanwhile. */
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
