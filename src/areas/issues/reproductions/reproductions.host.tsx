import { useAheadPolicy } from '#src/cache/ahead.ts';
import { requestIdOf } from '#src/cache/failure.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Suspense, useEffect, useRef } from 'react';
import { useQuery } from 'urql';
import { Reproductions } from './reproductions.documents.ts';

const Shown = lazyPart(async () => ({ default: (await import('./reproductions.view.tsx')).ReproductionsView }));

/** What stands below is shown once it is known where. */
const waiting = <div hidden data-height="unknown" />;

/** Asks how an issue showed for other testers, and fetches what draws it meanwhile; nothing where nobody tried. */
export function ReproductionsHost({ issueId }: { readonly issueId: string }) {
  const variables = { issueId };
  const [{ data, error }, ask] = useQuery({ query: Reproductions, variables, requestPolicy: useAheadPolicy(Reproductions, variables) });
  const isRenewed = useRef(false);
  const again = () => ask({ requestPolicy: 'network-only' });
  const renew = () => {
    if (isRenewed.current) return;
    isRenewed.current = true;
    again();
  };
  useEffect(() => Shown.fetch(), []);
  const reproductions = data?.reproducibilityTestDetails;
  if (reproductions !== undefined)
    return reproductions.length === 0 ? null : (
      <Suspense fallback={waiting}>
        <Shown reproductions={reproductions} onStale={renew} />
      </Suspense>
    );
  return error === undefined ? (
    waiting
  ) : (
    <LoadFailure title="How others reproduced this issue could not be loaded." requestId={requestIdOf(error)} onRetry={again} />
  );
}
