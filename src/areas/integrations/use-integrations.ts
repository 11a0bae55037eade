import { useEffect } from 'react';
import { useQuery } from 'urql';
import { integrationTexts } from '#schema/vocabulary/integrations.ts';
import { requestIdOf } from '#src/cache/failure.ts';
import { showToast } from '#src/ui/toast.tsx';
import { Integrations } from './integrations.documents.ts';

/** The tools that the organization can connect, as fresh as the cache; a failure is told. */
export function useIntegrations() {
  const [{ data, error, fetching }, ask] = useQuery({ query: Integrations, requestPolicy: 'cache-and-network' });
  const isFailed = error !== undefined && data === undefined;
  useEffect(() => {
    if (isFailed) showToast({ id: 'integrations-not-loaded', type: 'danger', text: integrationTexts.notLoaded });
  }, [isFailed]);
  return {
    integrations: data?.availableIntegrations.edges.map(({ node }) => node),
    isFetching: fetching,
    failure: isFailed ? { requestId: requestIdOf(error), retry: () => ask({ requestPolicy: 'network-only' }) } : null,
  };
}
