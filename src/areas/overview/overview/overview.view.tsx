import { severityCounts } from '#machines/lifecycles/issue/issue.rules.ts';
import type { ResultOf } from '#schema/generated/client/gql.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Link } from '#src/ui/link.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Columns, Page, PageHeader } from '#src/ui/page.tsx';
import { SeverityBars } from '#src/domain/severity-bars.tsx';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { StatisticStrip } from '#src/ui/statistic.tsx';
import { WeekColumns } from '#src/areas/overview/overview/week-columns.tsx';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Statistics } from './overview.documents.ts';
import { failureRate, namedWeeks } from './overview.rules.ts';

export type Figures = ResultOf<typeof Statistics>['organizationStats'];

type OverviewViewProps = {
  readonly organization: string;
  readonly figures: Figures;
  readonly newIssuesCount: number;
  /** What waits on the viewer. */
  readonly waiting: ReactNode;
  readonly live: ReactNode;
  readonly liveCount: number | null;
};

const printed = new Intl.NumberFormat('en');

/** How the organization's testing stands. */
export function OverviewView({ organization, figures, newIssuesCount, waiting, live, liveCount }: OverviewViewProps) {
  return (
    <OverviewFrame organization={organization}>
      <Strip figures={figures} newIssuesCount={newIssuesCount} liveCount={liveCount} />
      <Columns
        rail={
          <div className="flex flex-col gap-4">
            {waiting}
            <Severities figures={figures} />
          </div>
        }
      >
        {live}
        <ResultsByWeek figures={figures} />
      </Columns>
    </OverviewFrame>
  );
}

/** The head of the page, whatever is below it. */
export function OverviewFrame({ organization, children }: { readonly organization: string; readonly children: ReactNode }) {
  return (
    <Page>
      <PageHeader
        title="Overview"
        sentence={`${organization}, past 90 days`}
        actions={
          <LinkButton kind="primary" icon={Plus} href="/launch" keys="n">
            Launch a test
          </LinkButton>
        }
      />
      {children}
    </Page>
  );
}

function Strip({ figures, newIssuesCount: fresh, liveCount }: Pick<OverviewViewProps, 'figures' | 'newIssuesCount' | 'liveCount'>) {
  const { testsCount, issuesTotalCount, testCasesTotalCount, testCasesFailedCount, participantsTotalCount } = figures;
  return (
    <StatisticStrip
      label="Statistics of the past 90 days"
      items={[
        {
          label: 'Tests',
          value: printed.format(testsCount),
          note: liveCount === null ? undefined : `${printed.format(liveCount)} live now`,
        },
        {
          label: 'Issues reported',
          value: printed.format(issuesTotalCount),
          note: fresh === 0 ? undefined : `${printed.format(fresh)} new`,
        },
        {
          label: 'Test cases failed',
          value: `${failureRate(figures)}%`,
          note: `${printed.format(testCasesFailedCount)} of ${printed.format(testCasesTotalCount)}`,
        },
        { label: 'Testers took part', value: printed.format(participantsTotalCount) },
      ]}
    />
  );
}

function Severities({ figures }: { readonly figures: Figures }) {
  const counts = severityCounts(figures);
  return (
    <Sheet label="Issues by severity">
      <SheetHead title="Issues by severity">
        <Link look="plain" href="/issues">
          All issues
        </Link>
      </SheetHead>
      {counts.every(({ count }) => count === 0) ? (
        <EmptyState title="No issues in the past 90 days">How serious they are shows here once testers report some.</EmptyState>
      ) : (
        <SheetBody>
          <SeverityBars label="Issues by severity" rows={counts} />
        </SheetBody>
      )}
    </Sheet>
  );
}

function ResultsByWeek({ figures: { weeks } }: { readonly figures: Figures }) {
  return (
    <Sheet label="Test case results by week">
      <SheetHead title="Test case results by week" />
      {weeks.every(({ passed, failed }) => passed + failed === 0) ? (
        <EmptyState title="No results in these weeks">Passed and failed test cases show here week by week.</EmptyState>
      ) : (
        <SheetBody>
          <WeekColumns label="Test case results by week" weeks={namedWeeks(weeks)} />
        </SheetBody>
      )}
    </Sheet>
  );
}
