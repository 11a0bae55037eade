import type { ResultOf } from '#schema/generated/client/gql.ts';
import { counted } from '#schema/vocabulary/counted.ts';
import { figuresOver } from '#schema/vocabulary/figures.ts';
import { severityLabels } from '#schema/vocabulary/issue.ts';
import type { Role } from '#schema/vocabulary/roles.ts';
import { testFigures } from '#schema/vocabulary/test-figures.ts';
import { requestIdOf } from '#src/cache/failure.ts';
import { ColumnChart } from '#src/ui/column-chart.tsx';
import { Link } from '#src/ui/link.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Ranks } from '#src/ui/ranks.tsx';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { ShortList } from '#src/ui/short-list.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { useQuery } from 'urql';
import type { Devices } from './summary.documents.ts';
import { WhereItFails } from './summary.documents.ts';

type Device = ResultOf<typeof Devices>['devices'][number];
type Supervised = Extract<ResultOf<typeof WhereItFails>['platformTest'], { __typename: 'FlexibleTestingTest' }>;
type Release = NonNullable<Supervised['comparison']>['choices'][number];

const [byDevice, byRelease] = [testFigures['TestStats.devices'], testFigures['TestComparison.choices']];
const series = [
  { id: 'critical', word: severityLabels.critical, paint: 'bg-sev-critical' },
  { id: 'high', word: severityLabels.high, paint: 'bg-sev-high' },
  { id: 'medium', word: severityLabels.medium, paint: 'bg-sev-medium' },
  { id: 'low', word: severityLabels.low, paint: 'bg-sev-low' },
];

type DevicesProps = { readonly devices: readonly Device[]; readonly href: string | null; readonly viewerRole: Role };

/** The cases of a test by what they were tested on, the worst first. */
export function DevicesView({ devices, href, viewerRole }: DevicesProps) {
  if (devices.length === 0) return null;
  return (
    <Sheet label={byDevice.label} className="break-inside-avoid">
      <SheetHead title={byDevice.label} count={devices.length}>
        {href === null ? null : (
          <Link look="plain" href={href} className="thumb">
            View all test case results
          </Link>
        )}
      </SheetHead>
      <SheetBody>
        <ShortList label={byDevice.label} most={6} wide>
          {devices.map((device) => (
            <DeviceRow key={`${device.browserOrDevice} ${device.operatingSystemAndVersion}`} device={device} />
          ))}
        </ShortList>
        <p className="text-small text-ink-3">{`${byDevice.counts}. ${figuresOver[viewerRole]}.`}</p>
      </SheetBody>
    </Sheet>
  );
}

function DeviceRow({ device }: { readonly device: Device }) {
  const { browserOrDevice, operatingSystemAndVersion: system } = device;
  const { testCasesFailedCount: failed, testCasesBlockedCount: blocked, testCasesPassedCount: passed } = device;
  return (
    <span className="grid w-full min-w-0 grid-cols-[minmax(0,4fr)_minmax(0,5fr)_104px] items-center gap-x-4 gap-y-1 py-0.5 max-desk:grid-cols-[minmax(0,1fr)_auto]">
      <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
        <span className="font-name [overflow-wrap:anywhere]">{browserOrDevice ?? system ?? 'Device not named'}</span>
        {browserOrDevice === null || system === null ? null : <span className="text-small text-ink-2">{system}</span>}
      </span>
      <Ranks
        className="max-desk:order-last max-desk:col-span-full"
        segments={[
          { kind: 'fail', count: failed },
          { kind: 'blocked', count: blocked },
          { kind: 'pass', count: passed },
        ]}
      />
      <span className="text-right text-small whitespace-nowrap text-ink-2 tabular">
        {failed} of {failed + blocked + passed} failed
      </span>
    </span>
  );
}

/** Oldest first, the test itself last. */
export const releasesOf = (test: Release & Pick<Supervised, 'comparison'>): readonly Release[] =>
  [...(test.comparison?.choices ?? [])]
    .toSorted((one, other) => (one.testWindow.openedAt ?? '').localeCompare(other.testWindow.openedAt ?? ''))
    .concat([test]);

type ReleasesProps = { readonly releases: readonly Release[]; readonly hasPages: boolean };

/** Issues by severity in tests of the same cases, one after the other. */
export function ReleasesView({ releases, hasPages }: ReleasesProps) {
  if (releases.length < 2) return null;
  return (
    <Sheet label={byRelease.label} className="break-inside-avoid">
      <SheetHead title={byRelease.label} />
      <SheetBody>
        <ColumnChart
          label={byRelease.label}
          unit="Test"
          series={series}
          columns={releases.map(({ id, code, name, testStats: stats }, at) => ({
            id,
            label: code,
            title: `${code} ${name}, ${counted(stats.issuesTotalCount, 'issue', 'issues')}`,
            href: hasPages ? `/results/${id}?tab=issues` : undefined,
            isCurrent: at === releases.length - 1,
            values: [stats.issuesCriticalCount, stats.issuesHighCount, stats.issuesMediumCount, stats.issuesLowCount],
          }))}
        />
        <p className="text-small text-ink-3">{`${byRelease.counts}.`}</p>
      </SheetBody>
    </Sheet>
  );
}

type ChartsProps = { readonly testId: string; readonly viewerRole: Role; readonly casesHref: string | null };

/** What the summary shows below its figures, asked for by itself. */
export default function SummaryCharts({ testId, viewerRole, casesHref }: ChartsProps) {
  const [{ data, error }, ask] = useQuery({ query: WhereItFails, variables: { testId } });
  if (data === undefined)
    return (
      <Sheet label={byDevice.label}>
        <SheetHead title={byDevice.label} />
        {error === undefined ? (
          <Loading label="Loading where it fails">
            <SkeletonRows rows={5} />
          </Loading>
        ) : (
          <LoadFailure
            title="Where it fails could not be loaded."
            requestId={requestIdOf(error)}
            onRetry={() => ask({ requestPolicy: 'network-only' })}
          />
        )}
      </Sheet>
    );
  const test = data.platformTest;
  return (
    <>
      <DevicesView devices={test.testStats.devices} href={casesHref} viewerRole={viewerRole} />
      {test.__typename === 'FlexibleTestingTest' ? <ReleasesView releases={releasesOf(test)} hasPages={casesHref !== null} /> : null}
    </>
  );
}
