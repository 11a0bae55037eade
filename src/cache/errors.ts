import { mapExchange } from 'urql';
import type { Exchange } from 'urql';
import { requestIdOf } from './failure.ts';
import { problemOf } from './problems.ts';
import type { Problem } from './problems.ts';

/** With the server's request id. */
export type Told = (problem: Problem, requestId: string | null) => void;

const wordOf = (body: unknown, name: string): string | null => {
  const word: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : null;
  return typeof word === 'string' ? word : null;
};

/** A proxy may answer with `error_code` in the body: converted to a GraphQL error. */
export const withErrorCode = async (response: Response): Promise<Response> => {
  const isJson = response.headers.get('Content-Type')?.includes('json') === true;
  if (response.ok || !isJson) return response;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const code = wordOf(body, 'error_code');
  if (code === null || Array.isArray(Reflect.get(Object(body), 'errors'))) return response;
  const { status, statusText } = response;
  const message = wordOf(body, 'message') ?? wordOf(body, 'error') ?? code;
  const headers = new Headers(response.headers);
  for (const name of ['Content-Length', 'Content-Encoding']) headers.delete(name);
  return new Response(JSON.stringify({ errors: [{ message, extensions: { code: code.toUpperCase() } }] }), { status, statusText, headers });
};

/** Reports what concerns the whole portal, and moves errors written into messages to their fields: their parser loads when one comes. */
export const errorsExchange = (onProblem: Told): Exchange =>
  mapExchange({
    onResult: (result) => {
      const data: unknown = result.data ?? undefined;
      if (result.operation.kind !== 'mutation' || data === undefined) return { ...result, data };
      if (!JSON.stringify(data).includes('"message":"{')) return result;
      return import('./field-errors.ts').then(({ withPlaces }) => ({
        ...result,
        data: Object.fromEntries(Object.entries(Object(data)).map(([field, answer]) => [field, withPlaces(answer)])),
      }));
    },
    onError: (error, operation) => {
      const problem = problemOf(error, operation);
      const { mayBeGone, isOwnRefusal } = operation.context;
      if (problem === null || (problem.kind === 'notFound' && mayBeGone === true)) return;
      if (problem.kind === 'forbidden' && isOwnRefusal === true) return;
      onProblem(problem, requestIdOf(error));
    },
  });
