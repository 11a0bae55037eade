import { afterPaint } from '#src/ui/after-paint.ts';
import { useEffect, useMemo } from 'react';
import { createRequest, useClient } from 'urql';
import type { AnyVariables, Client, GraphQLRequest, OperationResult, RequestPolicy, TypedDocumentNode } from 'urql';

/** By client: subscribers, and whether the server has answered. */
type Kept = { count: number; isAnswered: boolean };

const kept = new WeakMap<Client, Map<number, Kept>>();

const isAnswer = ({ data, operation }: OperationResult): boolean =>
  data !== undefined && [undefined, 'miss'].includes(operation.context.meta?.cacheOutcome);

function keep(client: Client, request: GraphQLRequest<unknown>): () => void {
  const all = kept.get(client) ?? new Map<number, Kept>();
  kept.set(client, all);
  const one = all.get(request.key) ?? { count: 0, isAnswered: false };
  all.set(request.key, one);
  one.count += 1;
  const listening = client.executeQuery(request, { requestPolicy: 'cache-first' }).subscribe((result) => {
    if (isAnswer(result)) one.isAnswered = true;
  });
  return () => {
    listening.unsubscribe();
    setTimeout(() => {
      one.count -= 1;
      if (one.count === 0) all.delete(request.key);
    });
  };
}

/** Prefetches after the next paint and stays subscribed, so that the screen finds the data in the cache. */
export const useAhead = (requests: readonly GraphQLRequest<unknown>[]): void => {
  const client = useClient();
  const named = requests.map(({ key }) => key).join(' ');
  // oxlint-disable-next-line react/exhaustive-deps -- the keys are the requests
  const stable = useMemo(() => requests, [named]);
  useEffect(() => {
    let releases: readonly (() => void)[] = [];
    const callOff = afterPaint(() => {
      releases = stable.map((request) => keep(client, request));
    });
    return () => {
      callOff();
      afterPaint(() => {
        for (const release of releases) release();
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
  return useMemo(() => (kept.get(client)?.get(key)?.isAnswered === true ? 'cache-first' : 'cache-and-network'), [client, key]);
};
