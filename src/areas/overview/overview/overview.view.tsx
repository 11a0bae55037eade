import { severityCounts } from '#machines/lifecycles/issue/issue.rules.ts';
import { organizationFigures as defined, figuresOver } from '#schema/vocabulary/figures.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import type { Role } from '#schema/vocabulary/roles.ts';
import type { ResultOf } from '#schema/generated/client/gql.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Link } from '#src/ui/link.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { SeverityBars } from '#src/domain/severity-bars.tsx';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { StatisticStrip } from '#src/ui/statistic.tsx';
import { WeekColumns } from '#src/areas/overview/overview/week-columns.tsx';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Statistics } from './overview.documents.ts';
import { readerWords } from '#src/ui/reader-dates.ts';

/** Whole percent. */
export const failureRate = ({
  testCasesTotalCount: total,
  testCasesFailedCount: failed,
}: {
  readonly testCasesTotalCount: number;
  readonly testCasesFailedCount: number;
}): number => (total === 0 ? 0 : Math.round((failed / total) * 100));

type Week = { readonly startsAt: string; readonly passed: number; readonly failed: number };

/** By their Monday; the last is 'this week'. */
export const namedWeeks = (weeks: readonly Week[]): readonly { readonly label: string; readonly pass: number; readonly fail: number }[] =>
  weeks.map(({ startsAt, passed, failed }, at) => ({
    label: at === weeks.length - 1 ? 'This week' : readerWords(startsAt, 'day'),
    pass: passed,
    fail: failed,
  }));

export type Figures = ResultOf<typeof Statistics>['organizationStats'];

type OverviewViewProps = {
  readonly organization: string;
  readonly role: Role;
  readonly launches: boolean;
  readonly figures: Figures;
  /** Neither accepted nor rejected, of any age. */
  readonly newIssues: number;
  readonly waiting: ReactNode;
  readonly live: ReactNode;
  readonly liveCount: number | null;
};

const printed = new Intl.NumberFormat('en');

export function OverviewView({ organization, role, launches, figures, newIssues, waiting, live, liveCount }: OverviewViewProps) {
  return (
    <OverviewFrame organization={organization} role={role} launches={launches}>
      <Strip figures={figures} newIssues={newIssues} liveCount={liveCount} />
      <OverviewColumns waiting={waiting} rail={<Severities figures={figures} />}>
        {live}
        <ResultsByWeek figures={figures} />
      </OverviewColumns>
    </OverviewFrame>
  );
}

type ColumnsProps = { readonly waiting: ReactNode; readonly rail: ReactNode; readonly children: ReactNode };

/** First in the document order; beside the rest on a wide screen. */
export function OverviewColumns({ waiting, rail, children }: ColumnsProps) {
  return (
    <div
      data-columns=""
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-4 wide:grid-cols-[minmax(0,1fr)_324px] wide:grid-rows-[auto_1fr]"
    >
      <div className="min-w-0 wide:col-start-2">{waiting}</div>
      <div className="flex min-w-0 flex-col gap-4 wide:col-start-1 wide:row-span-2 wide:row-start-1">{children}</div>
      <div className="min-w-0 wide:col-start-2">{rail}</div>
    </div>
  );
}

export function OverviewFrame({
  organization,
  role,
  launches,
  children,
}: Pick<OverviewViewProps, 'organization' | 'role' | 'launches'> & { readonly children: ReactNode }) {
  return (
    <Page>
      <PageHeader
        title="Overview"
        sentence={`${organization}, past ${limits.statisticsDays} days. ${figuresOver[role]}.`}
        actions={
          launches && (
            <LinkButton kind="primary" icon={Plus} href="/launch" keys="n">
              Launch a test
            </LinkButton>
          )
        }
      />
      {children}
    </Page>
  );
}

const of = (field: keyof typeof defined) => {
  const { label, counts, list } = defined[field];
  return { label, counts, ...(list !== null && { href: list }) };
};

function Strip({ figures, newIssues, liveCount }: Pick<OverviewViewProps, 'figures' | 'newIssues' | 'liveCount'>) {
  const { testsCount, issuesTotalCount, testCasesTotalCount, testCasesFailedCount, participantsTotalCount } = figures;
  return (
    <StatisticStrip
      label="Statistics of the past 90 days"
      items={[
        {
          ...of('OrganizationStats.testsCount'),
          value: printed.format(testsCount),
          note: liveCount === null ? undefined : `${printed.format(liveCount)} live now`,
        },
        {
          ...of('OrganizationStats.issuesTotalCount'),
          value: printed.format(issuesTotalCount),
          note:
            newIssues === 0 ? undefined : (
              <Link
                look="plain"
                href={defined['IssueStats.newIssuesCount'].list}
                className="thumb"
              >{`${printed.format(newIssues)} new`}</Link>
            ),
        },
        {
          ...of('OrganizationStats.testCasesFailedCount'),
          value: `${failureRate(figures)}%`,
          note:
            testCasesTotalCount === 0
              ? 'Nothing to count yet'
              : `${printed.format(testCasesFailedCount)} of ${printed.format(testCasesTotalCount)}`,
        },
        { ...of('OrganizationStats.participantsTotalCount'), value: printed.format(participantsTotalCount) },
      ]}
    />
  );
}

function Severities({ figures }: { readonly figures: Figures }) {
  const counts = severityCounts(figures).map((row) => ({ ...row, href: `/issues?severity=${row.level}&days=${limits.statisticsDays}` }));
  return (
    <Sheet label="Issues by severity" className="break-inside-avoid">
      <SheetHead title="Issues by severity">
        <Link look="plain" href="/issues" className="thumb">
          All issues
        </Link>
      </SheetHead>
      {counts.every(({ count }) => count === 0) ? (
        <EmptyState title="No issues in the past 90 days">Severities appear here once testers report some.</EmptyState>
      ) : (
        <SheetBody>
          <SeverityBars label="Issues by severity" rows={counts} />
        </SheetBody>
      )}
    </Sheet>
  );
}

function ResultsByWeek({ figures: { weeks } }: { readonly figures: Figures }) {
  const passed = weeks.reduce((sum, week) => sum + week.passed, 0);
  const failed = weeks.reduce((sum, week) => sum + week.failed, 0);
  return (
    <Sheet label="Test case results by week" className="break-inside-avoid">
      <SheetHead title="Test case results by week" />
      {weeks.every(({ passed, failed }) => passed + failed === 0) ? (
        <EmptyState title="No results in these weeks">Results appear here by week.</EmptyState>
      ) : (
        <SheetBody>
          <p className="text-small text-ink-2">
            {`${printed.format(passed + failed)} results, ${printed.format(failed)} failed. ${defined['OrganizationStats.weeks'].counts}.`}
          </p>
          <WeekColumns label="Test case results by week" weeks={namedWeeks(weeks)} />
        </SheetBody>
      )}
    </Sheet>
  );
}
