import type { ResultOf } from '#schema/generated/client/gql.ts';
import { creditsWords } from '#schema/rules/credits.ts';
import { areaFigures } from '#schema/vocabulary/area-figures.ts';
import { requestIdOf } from '#src/cache/failure.ts';
import { ColumnChart } from '#src/ui/column-chart.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { useQuery } from 'urql';
import { CreditMonths } from './credit-usage.documents.ts';

type Month = NonNullable<ResultOf<typeof CreditMonths>['getCurrentOrganizationUser']['organization']['creditAccount']>['months'][number];

const figure = areaFigures['CreditAccount.months'];
const short = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const series = [
  { id: 'spent', word: 'Spent', paint: 'bg-viz-1' },
  { id: 'added', word: 'Added', paint: 'bg-viz-4' },
];

/** What was spent and added in each of twelve months; nothing where nothing moved. */
export function CreditMonthsView({ months }: { readonly months: readonly Month[] }) {
  if (months.every(({ spent, added }) => spent === 0 && added === 0)) return null;
  return (
    <Sheet label={figure.label} className="break-inside-avoid">
      <SheetHead title={figure.label} />
      <SheetBody>
        <ColumnChart
          label={figure.label}
          unit="Month"
          series={series}
          isGrouped
          columns={months.map(({ startsAt, spent, added }, at) => ({
            id: startsAt,
            label: short.format(new Date(startsAt)),
            title: long.format(new Date(startsAt)),
            isCurrent: at === months.length - 1,
            values: [spent, added],
          }))}
          words={creditsWords}
        />
        <p className="text-small text-ink-3">{`${figure.counts}.`}</p>
      </SheetBody>
    </Sheet>
  );
}

export default function CreditMonthsHost() {
  const [{ data, error }, ask] = useQuery({ query: CreditMonths });
  if (data !== undefined) return <CreditMonthsView months={data.getCurrentOrganizationUser.organization.creditAccount?.months ?? []} />;
  return (
    <Sheet label={figure.label}>
      <SheetHead title={figure.label} />
      {error === undefined ? (
        <Loading label="Loading the credits by month">
          <SheetBody>
            <Skeleton width="100%" height={232} />
          </SheetBody>
        </Loading>
      ) : (
        <LoadFailure
          title="The credits by month could not be loaded."
          requestId={requestIdOf(error)}
          onRetry={() => ask({ requestPolicy: 'network-only' })}
        />
      )}
    </Sheet>
  );
}
