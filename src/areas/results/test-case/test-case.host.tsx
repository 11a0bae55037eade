import { requestIdOf } from '#src/cache/failure.ts';
import { useStatusBar } from '#src/status-bar.tsx';
import { useRowKeys } from '#src/row-keys.ts';
import { usePageTitle } from '#src/title.ts';
import { UnloadedPage } from '#src/ui/unloaded-page.tsx';
import { Back, Page } from '#src/ui/page.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { useCallback } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { RenewFilesContext } from '#src/domain/renew-files.ts';
import type { ShownCase } from './case-sheet.tsx';
import { TestCaseById } from './test-case.documents.ts';
import { caseResultsOf, TestCaseView } from './test-case.view.tsx';

type TestCaseHostProps = {
  readonly testId: string;
  readonly id: string;
  readonly result: string | null;
  /** One result of the case, which is judged there. */
  readonly renderResult: (resultId: string, testCase: ShownCase) => ReactNode;
};

const line = {
  keys: [
    { keys: 'j k', label: 'tester' },
    { keys: 'Enter', label: 'open' },
  ],
};

export function TestCaseHost({ testId, id, result, renderResult }: TestCaseHostProps) {
  const [{ data, error }, ask] = useQuery({ query: TestCaseById, variables: { id } });
  const testCase = data?.flexibleTestingTestCase;
  const again = useCallback(() => ask({ requestPolicy: 'network-only' }), [ask]);
  usePageTitle(testCase?.name ?? 'Test case');
  useRowKeys();
  useStatusBar(line);
  if (testCase === undefined) {
    const back = caseResultsOf(testId, id);
    if (error !== undefined)
      return <UnloadedPage back={back} title="The test case could not be loaded." requestId={requestIdOf(error)} onRetry={again} />;
    return (
      <Page>
        <Back {...back} />
        <Sheet>
          <Loading label="Loading the test case">
            <SkeletonRows rows={8} />
          </Loading>
        </Sheet>
      </Page>
    );
  }
  const selected = testCase.completedCaseResults.find((each) => each.id === result)?.id ?? null;
  return (
    <RenewFilesContext value={again}>
      <TestCaseView
        testCase={testCase}
        guidance={data?.caseFeedbackGuidanceMessages ?? []}
        selected={selected}
        hrefOf={(resultId) => `/results/${testId}/test-case/${id}?result=${resultId}`}
        result={selected === null ? null : renderResult(selected, testCase)}
      />
    </RenewFilesContext>
  );
}
