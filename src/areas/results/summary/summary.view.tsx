import { isFailing } from '#schema/vocabulary/case-result.ts';
import { figuresOver } from '#schema/vocabulary/figures.ts';
import { testFigures } from '#schema/vocabulary/test-figures.ts';
import type { Role } from '#schema/vocabulary/roles.ts';
import type { ResultOf } from '#schema/generated/client/gql.ts';
import { hasSessions, sessionCounts } from '#machines/lifecycles/case-result/sessions.rules.ts';
import { ranksOf } from '#machines/lifecycles/case-result/status-counts.rules.ts';
import { severityCounts } from '#machines/lifecycles/issue/issue.rules.ts';
import { counted } from '#schema/vocabulary/counted.ts';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Link } from '#src/ui/link.tsx';
import { Columns } from '#src/ui/page.tsx';
import { Ranks } from '#src/ui/ranks.tsx';
import { SeverityBars } from '#src/domain/severity-bars.tsx';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { Status } from '#src/domain/status-glyph.tsx';
import type { ReactNode } from 'react';
import { MessageSquareText, RotateCcw } from 'lucide-react';
import { Comparison } from './comparison.tsx';
import { Runs, TopIssues } from './summary-lists.tsx';
import { TesterProgress } from './tester-progress.tsx';
import type { TestSummary } from './summary.documents.ts';

export type SummarizedTest = ResultOf<typeof TestSummary>['platformTest'];
type Stats = SummarizedTest['testStats'];

type SummaryViewProps = {
  readonly test: SummarizedTest;
  /** Null for viewers who do not see the lists. */
  readonly links: { readonly issues: string; readonly cases: string } | null;
  readonly viewerRole: Role;
  readonly testerHref: ((participantId: string) => string) | null;
  readonly onCompare: (testId: string) => void;
  /** Before the testers. */
  readonly charts?: ReactNode;
  /** Null for viewers who cannot launch. */
  readonly onRetest: (() => void) | null;
};

const printed = new Intl.NumberFormat('en');

/** Word for word as specified. */
export const participationSentence = (count: number): string =>
  count === 1 ? '1 tester has participated in this test.' : `${printed.format(count)} testers have participated in this test.`;

export function SummaryView({ test, viewerRole, links, testerHref, onCompare, charts, onRetest }: SummaryViewProps) {
  const { testStats } = test;
  const isSupervised = test.__typename === 'FlexibleTestingTest';
  const isExplored = isSupervised && hasSessions(test);
  const hasFeedback = isSupervised && test.caseFeedbackCount > 0;
  return (
    <>
      {hasFeedback ? (
        <Banner
          hue="info"
          icon={MessageSquareText}
          title="Testers left feedback on test cases."
          action={
            links === null ? undefined : (
              <Link href={links.cases} className="thumb">
                Read the feedback
              </Link>
            )
          }
        />
      ) : null}
      <Columns
        rail={
          <div className="flex flex-col gap-4">
            <SeveritySheet stats={testStats} href={isSupervised ? (links?.issues ?? null) : null} />
            <TopIssues issues={test.topIssues} hasPages={links !== null} />
          </div>
        }
      >
        {test.__typename === 'AdvancedTestRequest' ? <Runs runs={test.supervisedTests} /> : null}
        {isExplored ? (
          <Sessions stats={testStats} over={figuresOver[viewerRole]} href={links?.cases ?? null} />
        ) : (
          <FailedCases
            stats={testStats}
            over={figuresOver[viewerRole]}
            href={isSupervised ? (links?.cases ?? null) : null}
            onRetest={isSupervised ? onRetest : null}
          />
        )}
        {isSupervised && test.comparison !== null ? (
          <Comparison
            comparison={test.comparison}
            caseHref={links === null ? null : (id) => `/results/${test.id}/test-case/${id}`}
            onCompare={onCompare}
          />
        ) : null}
        {isExplored ? null : charts}
        <TesterProgress
          sentence={participationSentence(testStats.participantsTotalCount)}
          testers={testStats.testersResults}
          isExplored={isExplored}
          hrefOf={testerHref}
        />
      </Columns>
    </>
  );
}

type FailedCasesProps = {
  readonly stats: Stats;
  readonly over: string;
  readonly href: string | null;
  readonly onRetest: (() => void) | null;
};

function FailedCases({ stats, over, href, onRetest }: FailedCasesProps) {
  const { testCasesTotalCount: total, testCasesFailedCount: failed, caseStatusCounts, resultCounts } = stats;
  const percent = total === 0 ? 0 : Math.round((failed / total) * 100);
  const retested = caseStatusCounts.reduce((sum, { status, count }) => (isFailing(status) ? sum + count : sum), 0);
  const submitted = resultCounts.reduce((sum, { kind, count }) => (kind === 'live' || kind === 'to_come' ? sum : sum + count), 0);
  return (
    <Sheet label="Failed test cases" className="break-inside-avoid">
      <SheetHead title="Failed test cases">
        {href === null ? null : (
          <Link look="plain" href={href} className="thumb">
            View all test case results
          </Link>
        )}
      </SheetHead>
      {total === 0 ? (
        <EmptyState title="No test cases were included in this test" />
      ) : (
        <SheetBody>
          <p className="flex items-baseline gap-2.5">
            <span className="text-figure">{percent}%</span>
            <span className="text-small text-ink-2">
              {printed.format(failed)} of {printed.format(total)} test cases failed
            </span>
          </p>
          <ResultRanks counts={resultCounts} label={counted(submitted, 'result', 'results')} />
          <p className="text-small text-ink-3">{`${testFigures['TestStats.testCasesFailedCount'].counts}. ${over}.`}</p>
          {onRetest === null || retested === 0 ? null : (
            <p className="flex flex-wrap items-center gap-3 text-small text-ink-2 print:hidden">
              <Button size="small" icon={RotateCcw} onPress={onRetest}>
                {`Retest ${counted(retested, 'test case', 'test cases')}`}
              </Button>
              Starts a new request with those that failed or were blocked.
            </p>
          )}
        </SheetBody>
      )}
    </Sheet>
  );
}

function ResultRanks({ counts, label }: { readonly counts: Stats['resultCounts']; readonly label: string }) {
  return (
    <>
      <Ranks size="thick" segments={ranksOf(counts)} />
      <ul aria-label={label} className="flex flex-wrap gap-x-5 gap-y-1">
        {ranksOf(counts).map(({ kind, word, count }) => (
          <li key={kind} className="flex items-center gap-2">
            <Status glyph={kind === 'to_come' || kind === 'done' ? 'not_tested' : kind}>{word}</Status>
            <span className="text-ink-2 tabular">{printed.format(count)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A session is submitted, and nobody passes or fails it. */
function Sessions({ stats, over, href }: Pick<FailedCasesProps, 'stats' | 'over' | 'href'>) {
  const { submitted, expected } = sessionCounts(stats.resultCounts);
  return (
    <Sheet label="Sessions" className="break-inside-avoid">
      <SheetHead title="Sessions">
        {href === null ? null : (
          <Link look="plain" href={href} className="thumb">
            View all sessions
          </Link>
        )}
      </SheetHead>
      <SheetBody>
        <p className="flex items-baseline gap-2.5">
          <span className="text-figure">{printed.format(submitted)}</span>
          <span className="text-small text-ink-2">
            of {counted(expected, 'session', 'sessions')} submitted, {counted(stats.issuesTotalCount, 'issue', 'issues')} found
          </span>
        </p>
        <ResultRanks counts={stats.resultCounts} label={counted(submitted, 'session', 'sessions')} />
        <p className="text-small text-ink-3">{`${over}.`}</p>
      </SheetBody>
    </Sheet>
  );
}

function SeveritySheet({ stats, href }: { readonly stats: Stats; readonly href: string | null }) {
  return (
    <Sheet label="Issues by severity" className="break-inside-avoid">
      <SheetHead title="Issues by severity" count={stats.issuesTotalCount}>
        {href === null ? null : (
          <Link look="plain" href={href} className="thumb">
            View all issues
          </Link>
        )}
      </SheetHead>
      <SheetBody>
        <SeverityBars label="Issues by severity" rows={severityCounts(stats)} />
        <p className="text-small text-ink-3">{`${testFigures['TestStats.issuesTotalCount'].counts}.`}</p>
      </SheetBody>
    </Sheet>
  );
}
