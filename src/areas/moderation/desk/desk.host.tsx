import { pageSizes } from '#schema/vocabulary/limits.ts';
import { requestIdOf } from '#src/cache/failure.ts';
import { usePaged } from '#src/cache/paged.ts';
import { useStatusBar } from '#src/status-bar.tsx';
import { useRowKeys } from '#src/row-keys.ts';
import { usePageTitle } from '#src/title.ts';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { useState } from 'react';
import { useQuery } from 'urql';
import { OpenAssignments, WaitingResults } from './desk.documents.ts';
import { DeskView } from './desk.view.tsx';

const usePage = (after: string | null) => usePaged({ query: WaitingResults, variables: { first: pageSizes.waitingResults }, after });

/** Keeps an earlier page asked for, so that a change in it shows. */
function KeptPage({ after }: { readonly after: string | null }) {
  usePage(after);
  return null;
}

const line = {
  keys: [
    { keys: 'j k', label: 'move' },
    { keys: 'Enter', label: 'open' },
  ],
};

/** What waits for a moderator over all assignments. */
export default function DeskHost() {
  const [cursors, setCursors] = useState<readonly (string | null)[]>([null]);
  const [{ data, error, fetching, isCut }, ask] = usePage(cursors.at(-1) ?? null);
  const [offers] = useQuery({ query: OpenAssignments });
  usePageTitle('Waiting for you');
  useRowKeys();
  useStatusBar(line);
  const onRetry = () => ask({ requestPolicy: 'network-only' });
  const { edges = [], totalCount = 0, pageInfo } = data?.waitingResults ?? {};
  const next = pageInfo?.hasNextPage === true ? (pageInfo.endCursor ?? null) : null;
  return (
    <Page>
      <PageHeader
        title="Waiting for you"
        sentence="Over all your assignments, what waits longest first."
        back={{ label: 'Results', href: '/results' }}
      />
      {cursors.slice(0, -1).map((after) => (
        <KeptPage key={after ?? ''} after={after} />
      ))}
      {data === undefined ? (
        <Sheet>
          {error === undefined ? (
            <Loading label="Loading what waits for you">
              <SkeletonRows rows={8} />
            </Loading>
          ) : (
            <LoadFailure requestId={requestIdOf(error)} onRetry={onRetry} />
          )}
        </Sheet>
      ) : (
        <DeskView
          offers={offers.data?.openAssignments ?? []}
          results={edges.map(({ node }) => node)}
          total={totalCount}
          isLoadingMore={fetching}
          isCut={isCut}
          onMore={next === null ? null : isCut ? onRetry : () => setCursors((before) => [...before, next])}
        />
      )}
    </Page>
  );
}
