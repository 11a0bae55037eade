import { useMemo } from 'react';
import { useQuery } from 'urql';
import { targetingOptions } from '../tester-group/targeting-options.ts';
import type { TargetingOffer } from '../tester-group/targeting-options.ts';
import { TargetingOptions } from './launch-supervised.documents.ts';

/** What the targeting of a group chooses from. */
export function useTargeting(): TargetingOffer {
  const [{ data, error }, ask] = useQuery({ query: TargetingOptions, requestPolicy: 'cache-first' });
  const hasFailed = error !== undefined;
  return useMemo(
    () => ({
      stage: data !== undefined ? 'ready' : hasFailed ? 'failed' : 'loading',
      fields: targetingOptions(data),
      onRetry: () => ask({ requestPolicy: 'network-only' }),
    }),
    [data, hasFailed, ask],
  );
}
