import { overallStatus } from '#machines/lifecycles/case-result/case-result.rules.ts';
import { caseResultLabels } from '#schema/vocabulary/case-result.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Columns, Page, PageHeader } from '#src/ui/page.tsx';
import type { BackLink } from '#src/ui/page.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Status } from '#src/domain/status-glyph.tsx';
import type { ReactNode } from 'react';
import type { ShownCase } from './case-sheet.tsx';
import { CaseSheet } from './case-sheet.tsx';
import { ResultList } from './result-list.tsx';

type TestCaseViewProps = {
  readonly testCase: ShownCase;
  readonly guidance: readonly string[];
  readonly selected: string | null;
  readonly hrefOf: (resultId: string) => string;
  /** The selected result; null when none is. */
  readonly result: ReactNode;
};

/** The list that a case stands in, at its row. */
export const caseResultsOf = (testId: string, caseId: string): BackLink => ({
  label: 'Back to Test Case Results',
  href: `/results/${testId}?tab=test-case-results#${caseId}`,
});

/** One case of a test with the results of every tester. */
export function TestCaseView({ testCase, guidance, selected, hrefOf, result }: TestCaseViewProps) {
  const { code, name, section, test } = testCase;
  const status = overallStatus(testCase);
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
          <span role="status" aria-label="Overall status">
            <Status glyph={status}>{caseResultLabels[status]}</Status>
          </span>
        }
      />
      <Columns menu={<ResultList testCase={testCase} selected={selected} hrefOf={hrefOf} />}>
        {result ?? (hasResults ? <Hint /> : null)}
        <CaseSheet testCase={testCase} guidance={guidance} />
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
