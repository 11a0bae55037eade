import { afterPaint } from '#src/ui/after-paint.ts';
import { useEffect, useMemo } from 'react';
import { useClient } from 'urql';
import type { GraphQLRequest } from 'urql';

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
