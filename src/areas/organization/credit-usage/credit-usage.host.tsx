import type { CreditPeriod, Bounds } from '#schema/rules/credit-period.ts';
import { creditPeriods, readCreditPeriod, creditBounds, creditPeriodLabels } from '#schema/rules/credit-period.ts';
import { selectIsBusy } from '#machines/lib/act.ts';
import { exportCreditsMachine } from '#machines/flows/organization/acts.ts';
import { answerOf } from '#src/cache/answer.ts';
import { Button } from '#src/ui/button.tsx';
import { saveFile } from '#src/ui/save-file.ts';
import { showToast } from '#src/ui/toast.tsx';
import { useFlow } from '#src/use-flow.ts';
import { useEmitted } from '#src/use-emitted.ts';
import { usePortal } from '#src/viewer.tsx';
import { useSelector } from '@xstate/react';
import { Download, Printer } from 'lucide-react';
import { fromPromise } from 'xstate';
import { ExportCredits, CreditUsage } from './credit-usage.documents.ts';
import type { ResultOf } from '#schema/generated/client/gql.ts';
import { pageSizes } from '#schema/vocabulary/limits.ts';
import { requestIdOf } from '#src/cache/failure.ts';
import { usePaged } from '#src/cache/paged.ts';
import { usePageTitle } from '#src/title.ts';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { Select } from '#src/ui/select.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Suspense, useMemo } from 'react';
import { useChoice } from '#src/use-choice.ts';
import { useOnce } from '#src/ui/local.ts';
import CreditMonthsHost from './credit-months.tsx';
import { CreditUsageView, CreditUsageWaiting } from './credit-usage.view.tsx';

const LaunchRulesHost = lazyPart(() => import('./launch-rules.host.tsx'));

/** Saves the transactions of a period as a file. */
function ExportCreditsHost({ bounds }: { readonly bounds: Bounds }) {
  const { client } = usePortal();
  const actorRef = useFlow(
    () =>
      exportCreditsMachine.provide({
        actors: {
          send: fromPromise(async () => {
            const told = await client.mutation(ExportCredits, { input: bounds }).toPromise();
            const file = told.data?.exportCreditsToCsv.result;
            if (file) saveFile(file.filename, file.body);
            return answerOf(told);
          }),
        },
      }),
    { input: bounds },
  );
  useEmitted(actorRef, { 'act.refused': ({ message }) => showToast({ type: 'danger', text: message }) });
  return (
    <Button size="small" icon={Download} busy={useSelector(actorRef, selectIsBusy)} onPress={() => actorRef.send({ type: 'act.confirm' })}>
      Export CSV
    </Button>
  );
}

const accountOf = ({ getCurrentOrganizationUser }: ResultOf<typeof CreditUsage>) => getCurrentOrganizationUser.organization.creditAccount;
const listOf = (data: ResultOf<typeof CreditUsage>) => accountOf(data)?.transactions;

type CreditUsageHostProps = { readonly period: CreditPeriod; readonly onPeriod: (period: CreditPeriod) => void };

const options = (['all', ...creditPeriods] as const).map((id) => ({ id, label: creditPeriodLabels[id] }));

/** The credits of the organization: what is left, and what was paid and refunded in a period. */
export function CreditUsageHost({ period, onPeriod }: CreditUsageHostProps) {
  const now = useOnce(() => new Date().toISOString());
  const bounds = useMemo(() => creditBounds(period, now), [period, now]);
  const [pages, setPages] = useChoice(1);
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
          chart={
            <>
              <Suspense>
                <LaunchRulesHost />
              </Suspense>
              <CreditMonthsHost />
            </>
          }
          onMore={isCut ? retry : hasMore ? () => setPages(pages + 1) : null}
        />
      )}
    </Page>
  );
}
