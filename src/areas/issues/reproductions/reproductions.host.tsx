import { useAheadPolicy } from '#src/cache/ahead.ts';
import { requestIdOf } from '#src/cache/failure.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Suspense, useRef } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { Reproductions } from './reproductions.documents.ts';

const Shown = lazyPart(async () => ({ default: (await import('./reproductions.view.tsx')).ReproductionsView }));

/** Prefetches the code before the issue is loaded. */
export const fetchReproductions = (): void => Shown.fetch();

type ReproductionsHostProps = {
  readonly issueId: string;
  /** Rendered together, so that nothing moves it later. */
  readonly children: ReactNode;
};

/** Null where nobody tried. */
export function ReproductionsHost({ issueId, children }: ReproductionsHostProps) {
  const variables = { issueId };
  const [{ data, error }, ask] = useQuery({ query: Reproductions, variables, requestPolicy: useAheadPolicy(Reproductions, variables) });
  const isRenewed = useRef(false);
  const again = () => ask({ requestPolicy: 'network-only' });
  const renew = () => {
    if (isRenewed.current) return;
    isRenewed.current = true;
    again();
  };
  const reproductions = data?.reproducibilityTestDetails;
  const failure =
    reproductions === undefined && error !== undefined ? (
      <LoadFailure title="How others reproduced this issue could not be loaded." requestId={requestIdOf(error)} onRetry={again} />
    ) : null;
  if (reproductions === undefined && failure === null) return null;
  return (
    <Suspense fallback={null}>
      {reproductions === undefined || reproductions.length === 0 ? failure : <Shown reproductions={reproductions} onStale={renew} />}
      {children}
    </Suspense>
  );
}
