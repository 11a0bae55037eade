import { useCallback, useDeferredValue, useEffect } from 'react';
import { createRequest, useClient, useQuery } from 'urql';
import type { AnyVariables, Client, CombinedError, TypedDocumentNode } from 'urql';

/** Constant while the page is open. */
export type Reference<Data> = {
  readonly data: Data | undefined;
  readonly error: CombinedError | undefined;
  readonly retry: () => void;
};

const kept = new WeakMap<Client, Map<number, unknown>>();

const keptOf = (client: Client): Map<number, unknown> => {
  const known = kept.get(client) ?? new Map<number, unknown>();
  kept.set(client, known);
  return known;
};

/** Held outside of graphcache: reading thousands of devices from it takes longer than rendering the page. */
export function useReference<Data, Variables extends AnyVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Reference<Data> {
  const client = useClient();
  const { key } = createRequest(query, variables);
  const known = keptOf(client).get(key) as Data | undefined;
  const isPainted = useDeferredValue(true, false);
  const pause = known !== undefined || !isPainted;
  const [{ data, error, operation }, ask] = useQuery<Data, Variables>({ query, variables, requestPolicy: 'cache-first', pause });
  const isOwn = operation?.key === key;
  const read = isOwn ? data : undefined;
  useEffect(() => {
    if (read !== undefined) keptOf(client).set(key, read);
  }, [client, key, read]);
  const retry = useCallback(() => ask({ requestPolicy: 'network-only' }), [ask]);
  return { data: known ?? read, error: isOwn ? error : undefined, retry };
}
