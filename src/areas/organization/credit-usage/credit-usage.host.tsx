import { creditBounds, creditPeriodLabels } from '#schema/rules/credit-bounds.ts';
import type { ResultOf } from '#schema/generated/client/gql.ts';
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
import { Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { CreditUsage } from './credit-usage.documents.ts';
import { CreditUsageView, CreditUsageWaiting } from './credit-usage.view.tsx';
import { ExportCreditsHost } from './export-credits.host.tsx';

const accountOf = ({ getCurrentOrganizationUser }: ResultOf<typeof CreditUsage>) => getCurrentOrganizationUser.organization.creditAccount;
const listOf = (data: ResultOf<typeof CreditUsage>) => accountOf(data)?.transactions;

type CreditUsageHostProps = { readonly period: CreditPeriod; readonly onPeriod: (period: CreditPeriod) => void };

const options = (['all', ...creditPeriods] as const).map((id) => ({ id, label: creditPeriodLabels[id] }));

/** The credits of the organization: what is left, and what was paid and refunded in a period. */
export function CreditUsageHost({ period, onPeriod }: CreditUsageHostProps) {
  const [now] = useState(() => new Date().toISOString());
  const bounds = useMemo(() => creditBounds(period, now), [period, now]);
  const [pages, setPages] = useState(1);
  const { data, rows, error, fetching, isCut, hasMore, retry } = usePaged({
    query: CreditUsage,
    variables: { first: pageSizes.creditTransactions, ...bounds },
    listOf,
    wanted: pages * pageSizes.creditTransactions,
  });
  usePageTitle('Credit usage');
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
      {data === undefined && error === undefined ? <CreditUsageWaiting head={head} /> : null}
      {data === undefined && error !== undefined ? (
        <Sheet>
          <LoadFailure title="The credit usage could not be loaded." requestId={requestIdOf(error)} onRetry={retry} />
        </Sheet>
      ) : null}
      {data === undefined ? null : (
        <CreditUsageView
          balance={accountOf(data)?.balance ?? 0}
          transactions={rows}
          isLoadingMore={fetching}
          isCut={isCut}
          isWhole={period === 'all'}
          head={head}
          onMore={isCut ? retry : hasMore ? () => setPages(pages + 1) : null}
        />
      )}
    </Page>
  );
}
