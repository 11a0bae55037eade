import { mapExchange } from 'urql';
import type { Exchange } from 'urql';
import { isSilence } from './problems.ts';

/** Lets what is on the screen stand when it is asked for again and the server has nothing to say: the error comes with the data that came before. */
export const keepData = (): Exchange => {
  const last = new Map<number, unknown>();
  return mapExchange({
    onOperation: ({ kind, key }) => {
      if (kind === 'teardown') last.delete(key);
    },
    onResult: (result) => {
      const { operation, data, error } = result;
      if (operation.kind !== 'query') return result;
      if (data !== undefined) last.set(operation.key, data);
      else if (error !== undefined && isSilence(error)) return { ...result, data: last.get(operation.key) };
      return result;
    },
  });
};
