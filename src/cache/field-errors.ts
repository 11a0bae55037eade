import { faultsOf } from '#machines/lib/server-faults.ts';
import { mapExchange } from 'urql';

type Said = { readonly message: string; readonly path?: string | null };

const isSaid = (value: unknown): value is Said =>
  typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string';

const placed = (said: unknown): readonly unknown[] =>
  isSaid(said)
    ? faultsOf([{ path: said.path ?? null, message: said.message }]).map(({ path, message }) =>
        path === (said.path ?? null) && message === said.message ? said : { ...said, path, message },
      )
    : [said];

const withPlaces = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null && 'errors' in answer && Array.isArray(answer.errors)
    ? { ...answer, errors: answer.errors.flatMap(placed) }
    : answer;

/** Hands on the refusals of every write with the fields they are about, also where the server put those into its words. */
export const fieldErrorsExchange = mapExchange({
  onResult: (result) => {
    const data: unknown = result.data;
    if (result.operation.kind !== 'mutation' || typeof data !== 'object' || data === null) return result;
    return { ...result, data: Object.fromEntries(Object.entries(data).map(([field, answer]) => [field, withPlaces(answer)])) };
  },
});
