import { useMemo } from 'react';
import { useReference } from '#src/cache/reference.ts';
import { targetingOptions } from '../tester-group/targeting-options.ts';
import type { TargetingOffer } from '../tester-group/targeting-options.ts';
import { TargetingOptions } from './launch-supervised.documents.ts';

/** What the targeting of a group chooses from. */
export function useTargeting(): TargetingOffer {
  const { data, error, retry } = useReference(TargetingOptions, {});
  const hasFailed = error !== undefined;
  return useMemo(
    () => ({
      stage: data !== undefined ? 'ready' : hasFailed ? 'failed' : 'loading',
      fields: targetingOptions(data),
      onRetry: retry,
    }),
    [data, hasFailed, retry],
  );
}
