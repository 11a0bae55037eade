import { mapExchange } from 'urql';

/** The parser of errors in messages loads when one comes. */
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
