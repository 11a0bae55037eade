import type { ResultOf } from '#schema/generated/client/gql.ts';
import { counted } from '#schema/vocabulary/counted.ts';
import { areaFigures } from '#schema/vocabulary/area-figures.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import { requestIdOf } from '#src/cache/failure.ts';
import { usePageTitle } from '#src/title.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { ColumnChart } from '#src/ui/column-chart.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { RelativeTime } from '#src/ui/relative-time.tsx';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { StatisticStrip } from '#src/ui/statistic.tsx';
import { Table, Td, Th, Tr } from '#src/ui/table.tsx';
import { useQuery } from 'urql';
import { ModerationLoad } from './waiting.documents.ts';

export type Load = ResultOf<typeof ModerationLoad>['moderationLoad'];

const [byDay, byModerator] = [areaFigures['ModerationLoad.days'], areaFigures['ModerationLoad.moderators']];
const series = [
  { id: 'waiting', word: 'Waiting', paint: 'bg-viz-2' },
  { id: 'handled', word: 'Judged or withdrawn', paint: 'bg-viz-1' },
];
const dayWords = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const printed = new Intl.NumberFormat('en');

/** What waits to be moderated: how much, since when, and for whom. */
export function LoadView({ load }: { readonly load: Load }) {
  const { waitingResultsCount: waiting, unassignedResultsCount: unassigned, days, moderators } = load;
  const recent = days.reduce((total, { waitingResultsCount }) => total + waitingResultsCount, 0);
  const handedIn = days.reduce((total, { handedInResultsCount }) => total + handedInResultsCount, 0);
  return (
    <>
      <StatisticStrip
        label="Moderation"
        items={[
          { label: 'Results waiting', value: printed.format(waiting), counts: 'Submitted and not judged' },
          { label: 'Without a moderator', value: printed.format(unassigned), counts: 'In tests that nobody accepted' },
          { label: 'Submitted', value: printed.format(handedIn), counts: `Over the past ${limits.moderationDays} days` },
        ]}
      />
      <Sheet label={byDay.label} className="break-inside-avoid">
        <SheetHead title={byDay.label} />
        {handedIn === 0 ? (
          <EmptyState title="No results in these days">Results appear here by the day they were submitted.</EmptyState>
        ) : (
          <SheetBody>
            <ColumnChart
              label={byDay.label}
              unit="Day"
              series={series}
              columns={days.map(({ startsAt, handedInResultsCount: all, waitingResultsCount: open }, at) => ({
                id: startsAt,
                label: dayWords.format(new Date(startsAt)),
                isCurrent: at === days.length - 1,
                values: [open, all - open],
              }))}
            />
            <p className="text-small text-ink-3">
              {`${byDay.counts}.`}
              {waiting > recent ? ` ${counted(waiting - recent, 'result waits', 'results wait')} since before.` : ''}
            </p>
          </SheetBody>
        )}
      </Sheet>
      <Moderators moderators={moderators} />
    </>
  );
}

function Moderators({ moderators }: { readonly moderators: Load['moderators'] }) {
  const most = Math.max(1, ...moderators.map(({ waitingResultsCount }) => waitingResultsCount));
  return (
    <Sheet label={byModerator.label}>
      <SheetHead title={byModerator.label} count={moderators.length} />
      {moderators.length === 0 ? (
        <EmptyState title="The organization has no moderators">An operator invites them.</EmptyState>
      ) : (
        <Table label={byModerator.label}>
          <thead>
            <tr>
              <Th>Moderator</Th>
              <Th num>Waiting</Th>
              <Th hideLabel>Share</Th>
              <Th>Oldest submitted</Th>
            </tr>
          </thead>
          <tbody>
            {moderators.map(({ id, fullName, waitingResultsCount: count, waitingSince }) => (
              <Tr key={id}>
                <Td head>
                  <span className="flex min-w-0 items-center gap-2">
                    <Avatar name={fullName} />
                    <span className="min-w-0 font-name [overflow-wrap:anywhere]">{fullName}</span>
                  </span>
                </Td>
                <Td num label="Waiting">
                  {printed.format(count)}
                </Td>
                <Td className="w-2/5 max-desk:hidden">
                  <span aria-hidden="true" data-rank="" className="block h-2.5 rounded-tick bg-sunken">
                    <i className="block h-full rounded-tick bg-viz-2" style={{ width: `${(count / most) * 100}%` }} />
                  </span>
                </Td>
                <Td label="Oldest submitted">
                  {waitingSince === null ? <span className="text-ink-3">-</span> : <RelativeTime at={waitingSince} />}
                </Td>
              </Tr>
            ))}
          </tbody>
        </Table>
      )}
      <SheetBody>
        <p className="text-small text-ink-3">{`${byModerator.counts}.`}</p>
      </SheetBody>
    </Sheet>
  );
}

/** For test managers, at the address where moderators find their desk. */
export default function LoadHost() {
  const [{ data, error }, ask] = useQuery({ query: ModerationLoad });
  usePageTitle('Moderation');
  return (
    <Page>
      <PageHeader title="Moderation" sentence="What waits to be judged, and for whom." back={{ label: 'Results', href: '/results' }} />
      {data === undefined ? (
        <Sheet label="Moderation">
          {error === undefined ? (
            <Loading label="Loading what waits to be moderated">
              <SkeletonRows rows={8} />
            </Loading>
          ) : (
            <LoadFailure
              title="What waits to be moderated could not be loaded."
              requestId={requestIdOf(error)}
              onRetry={() => ask({ requestPolicy: 'network-only' })}
            />
          )}
        </Sheet>
      ) : (
        <LoadView load={data.moderationLoad} />
      )}
    </Page>
  );
}
