import { makeOperation } from 'urql';
import type { Exchange, Operation } from 'urql';
import { map, onPush, pipe } from 'wonka';
import { optionsOf } from './call.ts';

/** What browsers let a page send together beyond its end is 64 KiB, headers not counted; the text of a document may stand beside the variables. */
const budget = 48_000;

/** In bytes; a large value is not read through to know that it is too large. */
const sizeOf = ({ variables, context: { largeValue = '' } }: Operation): number =>
  largeValue.length > budget ? largeValue.length : new TextEncoder().encode(JSON.stringify(variables) + largeValue).length + 1_000;

/** Lets each change outlive its page, as far as browsers allow: one that waits for a line when the page is left or read anew is made all the same. */
export const lastingExchange: Exchange = ({ forward }) => {
  const open = new Map<number, number>();
  let used = 0;
  const close = (key: number): void => {
    used -= open.get(key) ?? 0;
    open.delete(key);
  };
  return (operations) =>
    pipe(
      operations,
      map((operation) => {
        const { kind, key, context } = operation;
        if (kind === 'teardown') close(key);
        if (kind !== 'mutation') return operation;
        const size = sizeOf(operation);
        if (used + size > budget) return operation;
        open.set(key, size);
        used += size;
        return makeOperation(kind, operation, { ...context, fetchOptions: { keepalive: true, ...optionsOf(operation) } });
      }),
      forward,
      onPush(({ operation: { key } }) => close(key)),
    );
};
