import { creditBounds, creditPeriodLabels } from '#schema/rules/credit-bounds.ts';
import type { Bounds } from '#schema/rules/credit-bounds.ts';
import { creditPeriods, readCreditPeriod } from '#schema/rules/credit-period.ts';
import type { CreditPeriod } from '#schema/rules/credit-period.ts';
import { pageSizes } from '#schema/vocabulary/limits.ts';
import { requestIdOf } from '#src/cache/failure.ts';
import { usePaged } from '#src/cache/paged.ts';
import { usePageTitle } from '#src/title.ts';
import { Button } from '#src/ui/button.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { Select } from '#src/ui/select.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { CreditUsage } from './credit-usage.documents.ts';
import { CreditUsageView } from './credit-usage.view.tsx';
import { ExportCreditsHost } from './export-credits.host.tsx';

const usePage = (bounds: Bounds, after: string | null) =>
  usePaged({ query: CreditUsage, variables: { first: pageSizes.creditTransactions, ...bounds }, after });

/** Keeps an earlier page asked for, so that a change in it shows. */
function KeptPage({ bounds, after }: { readonly bounds: Bounds; readonly after: string | null }) {
  usePage(bounds, after);
  return null;
}

type CreditUsageHostProps = { readonly period: CreditPeriod; readonly onPeriod: (period: CreditPeriod) => void };

const options = (['all', ...creditPeriods] as const).map((id) => ({ id, label: creditPeriodLabels[id] }));

/** The credits of the organization: what is left, and what was paid and refunded in a period. */
export function CreditUsageHost({ period, onPeriod }: CreditUsageHostProps) {
  const [now] = useState(() => new Date().toISOString());
  const bounds = useMemo(() => creditBounds(period, now), [period, now]);
  const [cursors, setCursors] = useState<readonly (string | null)[]>([null]);
  const [{ data, error, fetching, stale, isCut }, ask] = usePage(bounds, cursors.at(-1) ?? null);
  usePageTitle('Credit usage');
  const account = data?.getCurrentOrganizationUser.organization.creditAccount ?? null;
  const { nodes = [], pageInfo } = account?.transactions ?? {};
  const onRetry = () => ask({ requestPolicy: 'network-only' });
  const next = pageInfo?.hasNextPage === true ? (pageInfo.endCursor ?? null) : null;
  const head = (
    <span data-chrome className="flex flex-wrap items-center gap-2">
      <Select label="Period" hideLabel options={options} value={period} onChange={(chosen) => onPeriod(readCreditPeriod(chosen))} />
      <ExportCreditsHost bounds={bounds} />
      <Button size="small" icon={Printer} onPress={() => window.print()}>
        Print
      </Button>
    </span>
  );
  return (
    <Page narrow>
      <PageHeader title="Credit usage" />
      {cursors.slice(0, -1).map((after) => (
        <KeptPage key={after ?? ''} bounds={bounds} after={after} />
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
          isWhole={period === 'all'}
          head={head}
          onMore={next === null ? null : isCut ? onRetry : () => setCursors((before) => [...before, next])}
        />
      )}
    </Page>
  );
}
