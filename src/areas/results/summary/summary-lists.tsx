import type { ResultOf } from '#schema/generated/client/gql.ts';
import { severityLabels } from '#schema/vocabulary/issue.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Row } from '#src/ui/row.tsx';
import { SeverityGlyph } from '#src/domain/severity-glyph.tsx';
import { Rows, Sheet, SheetHead } from '#src/ui/sheet.tsx';
import { CaseStats } from '../parts/case-stats.tsx';
import { WindowBadge, WindowWords } from '../parts/window-words.tsx';
import type { TestSummary, TopIssue } from './summary.documents.ts';

export function TopIssues({ issues, hasPages }: { readonly issues: readonly ResultOf<typeof TopIssue>[]; readonly hasPages: boolean }) {
  return (
    <Sheet label="Top issues">
      <SheetHead title="Top issues" />
      {issues.length === 0 ? (
        <EmptyState title="No issues have been reported yet" />
      ) : (
        <Rows label="Top 5 issues by severity">
          {issues.map(({ id, code, title, severity, test }) => (
            <Row key={id} tall href={hasPages ? `/results/${test.id}/issue/${id}` : undefined}>
              <SeverityGlyph level={severity} label={severityLabels[severity]} />
              <span className="min-w-0 flex-1">
                <span className="line-clamp-2">{title}</span>
                <span className="code-text text-small">{code}</span>
              </span>
            </Row>
          ))}
        </Rows>
      )}
    </Sheet>
  );
}

type Run = Extract<ResultOf<typeof TestSummary>['platformTest'], { __typename: 'AdvancedTestRequest' }>['supervisedTests'][number];

export function Runs({ runs }: { readonly runs: readonly Run[] }) {
  return (
    <Sheet label="Test runs">
      <SheetHead title="Test runs" count={runs.length} />
      {runs.length === 0 ? (
        <EmptyState title="No test run has been launched yet" />
      ) : (
        <Rows label="Test runs">
          {runs.map(({ id, code, name, url, testWindow, testStats }) => (
            <Row key={id} href={url}>
              <span className="flex min-w-0 flex-1 items-center gap-x-3 gap-y-1 max-desk:flex-wrap max-desk:py-1.5">
                <span className="code-text desk:w-18">{code}</span>
                <span className="min-w-0 flex-1 font-name [overflow-wrap:anywhere] max-desk:order-1 max-desk:basis-full">{name}</span>
                <WindowBadge window={testWindow} />
                <span className="text-small text-ink-2">
                  <WindowWords window={testWindow} />
                </span>
                <span className="w-68 max-desk:order-2 max-desk:basis-full">
                  <CaseStats counts={testStats.caseStatusCounts} results={testStats.resultCounts} />
                </span>
              </span>
            </Row>
          ))}
        </Rows>
      )}
    </Sheet>
  );
}
