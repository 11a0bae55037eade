import { afterPaint } from '#src/ui/after-paint.ts';
import { useEffect, useMemo } from 'react';
import { createRequest, useClient } from 'urql';
import type { AnyVariables, GraphQLRequest, RequestPolicy, TypedDocumentNode } from 'urql';
import { registerOf } from './register.ts';

/** Prefetches after the next paint and stays subscribed, so that the screen finds the data in the cache. */
export const useAhead = (requests: readonly GraphQLRequest<unknown>[]): void => {
  const client = useClient();
  const named = requests.map(({ key }) => key).join(' ');
  // oxlint-disable-next-line react/exhaustive-deps -- the keys are the requests
  const stable = useMemo(() => requests, [named]);
  useEffect(() => {
    let listening: readonly { readonly unsubscribe: () => void }[] = [];
    const callOff = afterPaint(() => {
      listening = stable.map((request) => client.executeQuery(request, { requestPolicy: 'cache-first' }).subscribe(() => undefined));
    });
    return () => {
      callOff();
      afterPaint(() => {
        for (const each of listening) each.unsubscribe();
      });
    };
  }, [client, stable]);
};

/** Cache-first where a prefetch was answered, so that it is not requested again. */
export const useAheadPolicy = <Variables extends AnyVariables>(
  query: TypedDocumentNode<unknown, Variables>,
  variables: Variables,
): RequestPolicy => {
  const client = useClient();
  const { key } = createRequest(query, variables);
  return useMemo(() => (registerOf(client)?.isAnswered(key) === true ? 'cache-first' : 'cache-and-network'), [client, key]);
};
