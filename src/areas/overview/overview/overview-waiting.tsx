import { organizationFigures } from '#schema/vocabulary/figures.ts';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { Loading, Skeleton, SkeletonRows } from '#src/ui/skeleton.tsx';
import { StatisticStrip } from '#src/ui/statistic.tsx';
import type { ReactNode } from 'react';
import { OverviewColumns } from './overview.view.tsx';

const shown = [
  'OrganizationStats.testsCount',
  'OrganizationStats.issuesTotalCount',
  'OrganizationStats.testCasesFailedCount',
  'OrganizationStats.participantsTotalCount',
] as const;

/** As high as the loaded page, so that nothing moves. */
export function OverviewWaiting({ live }: { readonly live: ReactNode }) {
  return (
    <>
      <StatisticStrip
        label="Statistics of the past 90 days"
        items={shown.map((field) => ({
          label: organizationFigures[field].label,
          counts: organizationFigures[field].counts,
          value: (
            <span className="inline-block animate-late align-middle">
              <Skeleton width={64} height={22} />
            </span>
          ),
        }))}
      />
      <OverviewColumns
        waiting={
          <Sheet label="Waiting on you">
            <SheetHead title="Waiting on you" />
            <div className="animate-late max-desk:[&>*>:nth-child(n+4)]:hidden">
              <SkeletonRows rows={5} tall />
            </div>
          </Sheet>
        }
        rail={
          <Sheet label="Issues by severity">
            <SheetHead title="Issues by severity" />
            <SheetBody>
              <Loading label="Loading the statistics">
                <Skeleton height={126} />
              </Loading>
            </SheetBody>
          </Sheet>
        }
      >
        {live}
        <Sheet label="Test case results by week">
          <SheetHead title="Test case results by week" />
          <div aria-hidden="true" className="h-64 animate-late p-4">
            <Skeleton height={200} />
          </div>
        </Sheet>
      </OverviewColumns>
    </>
  );
}
