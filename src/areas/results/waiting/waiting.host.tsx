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
import { useCallback, useMemo } from 'react';
import { useQuery } from 'urql';
import { WaitingResults } from '#src/domain/waiting-results.documents.ts';
import { ApprovePasses } from './approve-passes.host.tsx';
import type { Waiting } from './waiting-row.tsx';
import { deskAddress, deskOf, deskVariables } from './desk-address.ts';
import type { Desk } from './desk-address.ts';
import { ModerationShift, OpenAssignments } from './waiting.documents.ts';
import { ShiftWords, WaitingView } from './waiting.view.tsx';

const listOf = ({ waitingResults }: ResultOf<typeof WaitingResults>) => waitingResults;

const passesLine = {
  keys: [
    { keys: 'j k', label: 'move' },
    { keys: 'x', label: 'choose' },
    { keys: '1', label: 'approve the chosen' },
    { keys: 'Enter', label: 'open' },
  ],
};

const line = {
  keys: [
    { keys: 'j k', label: 'move' },
    { keys: 'Enter', label: 'open' },
  ],
};

const renderPasses = (results: readonly Waiting[]) => <ApprovePasses results={results} />;

type WaitingHostProps = { readonly search: object; readonly onSearch: (search: object) => void };

const waiting = (
  <Loading label="Loading what waits for you">
    <SkeletonRows rows={8} />
  </Loading>
);

/** What waits for a moderator over all assignments. */
export default function WaitingHost({ search, onSearch }: WaitingHostProps) {
  const desk = useMemo(() => deskOf(search), [search]);
  const change = useCallback((next: Partial<Desk>) => onSearch(deskAddress({ ...desk, ...next })), [onSearch, desk]);
  const variables = useMemo(() => deskVariables(desk), [desk]);
  const [pages, setPages] = useChoice(1);
  const wanted = pages * pageSizes.waitingResults;
  const { data, rows, error, fetching, isCut, hasMore, retry } = usePaged({ query: WaitingResults, variables, listOf, wanted });
  const [offers, askOffers] = useQuery({ query: OpenAssignments });
  const [{ data: told, error: untold }] = useQuery({ query: ModerationShift });
  const shift = told?.moderationShift;
  const unread =
    data !== undefined ? null : error === undefined ? (
      waiting
    ) : (
      <LoadFailure title="The results could not be loaded." requestId={requestIdOf(error)} onRetry={retry} />
    );
  usePageTitle('Waiting on you');
  useRowKeys();
  useStatusBar(desk.show === 'plain' ? passesLine : line);
  return (
    <Page>
      <PageHeader
        title="Waiting on you"
        sentence="Across all your assignments."
        meta={shift === undefined ? null : <ShiftWords shift={shift} />}
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
      {(offers.data === undefined && offers.error === undefined) || (shift === undefined && untold === undefined) ? (
        <Sheet>{unread ?? waiting}</Sheet>
      ) : (
        <WaitingView
          offers={offers.data?.openAssignments ?? []}
          results={rows}
          unread={unread}
          total={data?.waitingResults.totalCount ?? 0}
          desk={desk}
          onDesk={change}
          shift={shift ?? null}
          isLoadingMore={fetching}
          isCut={isCut}
          renderPasses={renderPasses}
          onMore={isCut ? retry : hasMore ? () => setPages(pages + 1) : null}
        />
      )}
    </Page>
  );
}
