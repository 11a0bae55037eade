import type { ResultOf } from '#schema/generated/client/gql.ts';
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
import { useChoice } from '#src/use-choice.ts';
import { useQuery } from 'urql';
import { WaitingResults } from '#src/domain/waiting-results.documents.ts';
import { OpenAssignments } from './waiting.documents.ts';
import { WaitingView } from './waiting.view.tsx';

const variables = { first: pageSizes.waitingResults };
const listOf = ({ waitingResults }: ResultOf<typeof WaitingResults>) => waitingResults;

const line = {
  keys: [
    { keys: 'j k', label: 'move' },
    { keys: 'Enter', label: 'open' },
  ],
};

/** What waits for a moderator over all assignments. */
export default function WaitingHost() {
  const [pages, setPages] = useChoice(1);
  const wanted = pages * pageSizes.waitingResults;
  const { data, rows, error, fetching, isCut, hasMore, retry } = usePaged({ query: WaitingResults, variables, listOf, wanted });
  const [offers, askOffers] = useQuery({ query: OpenAssignments });
  usePageTitle('Waiting on you');
  useRowKeys();
  useStatusBar(line);
  return (
    <Page>
      <PageHeader
        title="Waiting on you"
        sentence="Across all your assignments, longest waiting first."
        back={{ label: 'Results', href: '/results' }}
      />
      {offers.data === undefined && offers.error !== undefined ? (
        <Sheet label="Open assignments">
          <LoadFailure
            title="Your open assignments could not be loaded."
            requestId={requestIdOf(offers.error)}
            onRetry={() => askOffers({ requestPolicy: 'network-only' })}
          />
        </Sheet>
      ) : null}
      {data === undefined || (offers.data === undefined && offers.error === undefined) ? (
        <Sheet>
          {error === undefined ? (
            <Loading label="Loading what waits for you">
              <SkeletonRows rows={8} />
            </Loading>
          ) : (
            <LoadFailure title="The results could not be loaded." requestId={requestIdOf(error)} onRetry={retry} />
          )}
        </Sheet>
      ) : (
        <WaitingView
          offers={offers.data?.openAssignments ?? []}
          results={rows}
          total={data.waitingResults.totalCount}
          isLoadingMore={fetching}
          isCut={isCut}
          onMore={isCut ? retry : hasMore ? () => setPages(pages + 1) : null}
        />
      )}
    </Page>
  );
}
