import { requestIdOf } from '#src/cache/failure.ts';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { useEffect, useState } from 'react';
import { useQuery } from 'urql';
import { SimilarIssues } from './similar-issues.documents.ts';
import { SimilarIssuesView } from './similar-issues.view.tsx';

const restAfter = 400;

/** Loaded only after a pause on the issue. */
export function SimilarIssuesHost({ issueId }: { readonly issueId: string }) {
  const [isResting, setResting] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setResting(true), restAfter);
    return () => clearTimeout(timer);
  }, []);
  const [{ data, error }, ask] = useQuery({ query: SimilarIssues, variables: { issueId }, pause: !isResting });
  if (data !== undefined) return <SimilarIssuesView similar={data.similarIssues} />;
  return error === undefined ? null : (
    <LoadFailure
      title="Similar issues could not be looked for."
      requestId={requestIdOf(error)}
      onRetry={() => ask({ requestPolicy: 'network-only' })}
    />
  );
}
