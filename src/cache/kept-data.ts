import type { Exchange } from 'urql';
import { map, onPush, pipe } from 'wonka';
import { isSilence } from './problems.ts';

/** A failed repetition of an active query keeps the previous data beside the error. */
export const keptDataExchange: Exchange = ({ forward }) => {
  const last = new Map<number, unknown>();
  const left = new Set<number>();
  const forget = (key: number): void => {
    if (left.delete(key)) last.delete(key);
  };
  return (operations) =>
    pipe(
      operations,
      onPush(({ kind, key }) => {
        if (kind === 'query') left.delete(key);
        if (kind !== 'teardown') return;
        left.add(key);
        queueMicrotask(() => forget(key));
      }),
      forward,
      map((result) => {
        const { operation, data, error } = result;
        if (operation.kind !== 'query') return result;
        if (data !== undefined) last.set(operation.key, data);
        else if (error !== undefined && isSilence(error)) return { ...result, data: last.get(operation.key) };
        return result;
      }),
    );
};
