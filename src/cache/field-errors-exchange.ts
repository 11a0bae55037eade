import { mapExchange } from 'urql';

/** Hands on the refusals of every write with the fields they are about, also where the server put those into its words; what reads such words comes when they do. */
export const fieldErrorsExchange = mapExchange({
  onResult: (result) => {
    const data: unknown = result.data;
    if (result.operation.kind !== 'mutation' || typeof data !== 'object' || data === null) return result;
    if (!JSON.stringify(data).includes('"message":"{')) return result;
    return import('./field-errors.ts').then(({ withPlaces }) => ({
      ...result,
      data: Object.fromEntries(Object.entries(data).map(([field, answer]) => [field, withPlaces(answer)])),
    }));
  },
});
