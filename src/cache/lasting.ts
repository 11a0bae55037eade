import { makeOperation } from 'urql';
import type { Exchange, Operation } from 'urql';
import { map, onPush, pipe } from 'wonka';
import { optionsOf } from './call.ts';

/** In bytes: browsers allow 64 KiB of keepalive requests, and the document's text comes on top. */
const budget = 48_000;

/** In bytes; counts a large value by its length. */
const sizeOf = ({ variables, context: { largeValue = '' } }: Operation): number =>
  largeValue.length > budget ? largeValue.length : new TextEncoder().encode(JSON.stringify(variables) + largeValue).length + 1_000;

/** keepalive for mutations, as far as browsers allow: one queued when the page is left is still sent. */
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
