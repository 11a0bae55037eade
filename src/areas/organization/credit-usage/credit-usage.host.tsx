import { pageSizes } from '#schema/vocabulary/limits.ts';
import { requestIdOf } from '#src/cache/failure.ts';
import { usePaged } from '#src/cache/paged.ts';
import { usePageTitle } from '#src/title.ts';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { useState } from 'react';
import { CreditUsage } from './credit-usage.documents.ts';
import { CreditUsageView } from './credit-usage.view.tsx';

const usePage = (after: string | null) => usePaged({ query: CreditUsage, variables: { first: pageSizes.creditTransactions }, after });

/** Keeps an earlier page asked for, so that a change in it shows. */
function KeptPage({ after }: { readonly after: string | null }) {
  usePage(after);
  return null;
}

/** The credits of the organization: what is left, and what was paid and refunded. */
export function CreditUsageHost() {
  const [cursors, setCursors] = useState<readonly (string | null)[]>([null]);
  const [{ data, error, fetching, stale, isCut }, ask] = usePage(cursors.at(-1) ?? null);
  usePageTitle('Credit usage');
  const account = data?.getCurrentOrganizationUser.organization.creditAccount ?? null;
  const { nodes = [], pageInfo } = account?.transactions ?? {};
  const onRetry = () => ask({ requestPolicy: 'network-only' });
  const next = pageInfo?.hasNextPage === true ? (pageInfo.endCursor ?? null) : null;
  return (
    <Page narrow>
      <PageHeader title="Credit usage" />
      {cursors.slice(0, -1).map((after) => (
        <KeptPage key={after ?? ''} after={after} />
      ))}
      {data === undefined ? (
        <Sheet>
          {error === undefined ? (
            <Loading label="Loading credit usage">
              <SkeletonRows rows={8} />
            </Loading>
          ) : (
            <LoadFailure requestId={requestIdOf(error)} onRetry={onRetry} />
          )}
        </Sheet>
      ) : (
        <CreditUsageView
          balance={account?.balance ?? 0}
          transactions={nodes}
          isLoadingMore={fetching || stale}
          isCut={isCut}
          onMore={next === null ? null : isCut ? onRetry : () => setCursors((before) => [...before, next])}
        />
      )}
    </Page>
  );
}
