import { requestIdOf } from '#src/cache/failure.ts';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { useState } from 'react';
import { useQuery } from 'urql';
import { Members } from './team.documents.ts';
import { TeamView } from './team.view.tsx';

/** The tab that lists who works in the organization. */
export function TeamHost() {
  const [{ data, error }, ask] = useQuery({ query: Members, requestPolicy: 'cache-and-network' });
  const [isWhole, setWhole] = useState(false);
  return (
    <TeamView members={data?.getOrganizationUsers ?? null} isWhole={isWhole} onShowAll={() => setWhole(true)}>
      {error === undefined ? (
        <Loading label="Loading the team">
          <SkeletonRows rows={3} avatar />
        </Loading>
      ) : (
        <LoadFailure requestId={requestIdOf(error)} onRetry={() => ask({ requestPolicy: 'network-only' })} />
      )}
    </TeamView>
  );
}
