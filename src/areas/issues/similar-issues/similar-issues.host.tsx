import { useEffect, useState } from 'react';
import { useQuery } from 'urql';
import { SimilarIssues } from './similar-issues.documents.ts';
import { SimilarIssuesView } from './similar-issues.view.tsx';

const restAfter = 400;

/** Names the issues that read like this one to whoever stays with it; who walks on asks for none. */
export function SimilarIssuesHost({ issueId }: { readonly issueId: string }) {
  const [isResting, setResting] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setResting(true), restAfter);
    return () => clearTimeout(timer);
  }, []);
  const [{ data, error }] = useQuery({ query: SimilarIssues, variables: { issueId }, pause: !isResting });
  if (data === undefined && error === undefined) return null;
  return <SimilarIssuesView similar={data?.similarIssues ?? null} />;
}
