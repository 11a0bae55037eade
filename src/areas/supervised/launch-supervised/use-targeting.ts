import { multipliersOf } from '#machines/flows/supervised/launch-supervised.rules.ts';
import type { Multipliers } from '#machines/flows/supervised/launch-supervised.rules.ts';
import { useMemo } from 'react';
import { useReference } from '#src/cache/reference.ts';
import { targetingOptions } from '../tester/targeting-options.ts';
import type { TargetingOffer } from '../tester/targeting-options.ts';
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

/** What payouts are multiplied by in each country; null while nobody knows. */
export function useMultipliers(): Multipliers | null {
  const { data } = useReference(TargetingOptions, {});
  return useMemo(() => (data === undefined ? null : multipliersOf(data.countries)), [data]);
}
