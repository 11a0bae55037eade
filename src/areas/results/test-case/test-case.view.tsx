import { shownStatus, overallStatus } from '#machines/lifecycles/case-result/case-result.rules.ts';
import { hasSessions, minutesWords } from '#machines/lifecycles/case-result/sessions.rules.ts';
import { counted } from '#schema/vocabulary/counted.ts';
import { caseResultLabels } from '#schema/vocabulary/case-result.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Row } from '#src/ui/row.tsx';
import { Rows, Sheet, SheetHead } from '#src/ui/sheet.tsx';
import { Status } from '#src/domain/status-glyph.tsx';
import { Charter } from '../sessions/charter.tsx';
import { CaseSheet } from './case-sheet.tsx';
import type { ShownCase } from './case-sheet.tsx';
import { Columns, Page, PageHeader } from '#src/ui/page.tsx';
import type { BackLink } from '#src/ui/page.tsx';
import type { ReactNode } from 'react';

type Listed = ShownCase['completedCaseResults'][number];

/** "45 min, 3 issues". */
const foundWords = ({ minutesSpent, foundIssues }: Listed): string =>
  [...(minutesSpent === null ? [] : [minutesWords(minutesSpent)]), counted(foundIssues.length, 'issue', 'issues')].join(', ');

type ResultListProps = { readonly testCase: ShownCase; readonly selected: string | null; readonly hrefOf: (resultId: string) => string };

function ResultList({ testCase, selected, hrefOf }: ResultListProps) {
  const { completedCaseResults: results, caseResultsLimit } = testCase;
  const isSession = hasSessions(testCase.test);
  return (
    <Sheet label="Results">
      <SheetHead title="Results">
        <span className="text-small">
          {results.length} of {Math.max(caseResultsLimit, results.length)}
        </span>
      </SheetHead>
      {results.length === 0 ? (
        <EmptyState title="No test results available" />
      ) : (
        <Rows label="Testers">
          {results.map((result) => {
            const status = shownStatus(result);
            return (
              <Row
                key={result.id}
                focusKey={result.id}
                href={hrefOf(result.id)}
                selected={result.id === selected}
                unread={!result.wasRead}
                tall
              >
                <Avatar name={result.testerName} country={result.testerCountry.code} countryName={result.testerCountry.name} />
                <span className="flex min-w-0 flex-1 flex-col">
                  <span className={`cut ${result.wasRead ? 'font-name' : 'font-strong'}`}>{result.testerName}</span>
                  <span className="text-small">
                    {isSession ? foundWords(result) : <Status glyph={status}>{caseResultLabels[status]}</Status>}
                  </span>
                </span>
              </Row>
            );
          })}
        </Rows>
      )}
    </Sheet>
  );
}

type TestCaseViewProps = {
  readonly testCase: ShownCase;
  readonly guidance: readonly string[];
  readonly selected: string | null;
  readonly hrefOf: (resultId: string) => string;
  /** Null when none is selected. */
  readonly result: ReactNode;
};

/** Back to the list, at the case's row. */
export const caseResultsOf = (testId: string, caseId: string): BackLink => ({
  label: 'Back to Test Case Results',
  href: `/results/${testId}?tab=test-case-results#${caseId}`,
});

export function TestCaseView({ testCase, guidance, selected, hrefOf, result }: TestCaseViewProps) {
  const { code, name, section, test } = testCase;
  const status = overallStatus(testCase);
  const isSession = hasSessions(test);
  const hasResults = testCase.completedCaseResults.length > 0;
  return (
    <Page>
      <PageHeader
        back={caseResultsOf(test.id, testCase.id)}
        title={name}
        meta={
          <>
            <span className="code-text">{code}</span>
            {section == null || section === '' ? null : <span>{section}</span>}
            <span>
              {test.code} {test.name}
            </span>
          </>
        }
        pill={
          isSession ? undefined : (
            <span role="status" aria-label="Overall status">
              <Status glyph={status}>{caseResultLabels[status]}</Status>
            </span>
          )
        }
      />
      <Columns menu={<ResultList testCase={testCase} selected={selected} hrefOf={hrefOf} />}>
        {result ?? (hasResults ? <Hint /> : null)}
        {isSession ? <Charter {...test} /> : <CaseSheet testCase={testCase} guidance={guidance} />}
      </Columns>
    </Page>
  );
}

function Hint() {
  return (
    <Sheet className="print:hidden">
      <EmptyState title="Select a tester to view results" />
    </Sheet>
  );
}
