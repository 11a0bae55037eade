import { absent } from '#src/cache/call.ts';
import { useState } from 'react';
import { useQuery } from 'urql';
import { SearchIssuesHost } from '../search-issues/search-issues.host.tsx';
import { ChosenTest, TestsWithIssues } from './all-issues.documents.ts';
import { TestChoicesView, TestFilterView } from './test-filter.view.tsx';

type TestFilterProps = { readonly testId: string | null; readonly onTest: (testId: string | null) => void };

/** Narrows the issues to those of one test. */
export function TestFilterHost({ testId, onTest }: TestFilterProps) {
  const [{ data, error }] = useQuery({
    query: ChosenTest,
    variables: { id: testId ?? '' },
    pause: testId === null,
    context: absent,
  });
  const test = data?.platformTest.__typename === 'FlexibleTestingTest' ? data.platformTest : null;
  const name = test?.id === testId ? test?.name : undefined;
  return (
    <TestFilterView name={testId === null ? null : (name ?? (error === undefined ? 'Test' : 'Unknown test'))}>
      {(close) => (
        <TestChoicesHost
          testId={testId}
          onTest={(chosen) => {
            onTest(chosen);
            close();
          }}
        />
      )}
    </TestFilterView>
  );
}

/** The tests that have issues, the latest first, and those that words find. */
function TestChoicesHost({ testId, onTest }: TestFilterProps) {
  const [words, setWords] = useState('');
  const [{ data, error }, ask] = useQuery({ query: TestsWithIssues, variables: words === '' ? {} : { search: words } });
  const page = data?.flexibleTestingTests;
  return (
    <TestChoicesView
      search={<SearchIssuesHost words={words} onWords={setWords} label="Search tests" placeholder="Name or code" />}
      tests={page?.edges.map(({ node }) => node) ?? null}
      hasMore={page?.pageInfo.hasNextPage === true}
      chosen={testId}
      onChoose={onTest}
      onRetry={error === undefined ? null : () => ask({ requestPolicy: 'network-only' })}
    />
  );
}
