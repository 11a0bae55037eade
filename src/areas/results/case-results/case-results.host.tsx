import { pageSizes } from '#schema/vocabulary/limits.ts';
import { requestIdOf } from '#src/cache/failure.ts';
import { useStatusBar } from '#src/status-bar.tsx';
import { useRowKeys } from '#src/row-keys.ts';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import type { ListFindProps } from '#src/list-find.tsx';
import { useQuery } from 'urql';
import { Loaded } from '../parts/loaded.tsx';
import { CasesOfTest } from './case-results.documents.ts';
import type { ListedCase } from './case-results.rules.ts';
import { WindowedCases } from './windowed-cases.tsx';

type CaseResultsHostProps = ListFindProps & { readonly testId: string; readonly marked: string | null };

const line = {
  keys: [
    { keys: 'j k', label: 'move' },
    { keys: 'Enter', label: 'open' },
  ],
};
const none: readonly ListedCase[] = [];

/** The test case results tab: every page is asked for by itself. */
export default function CaseResultsHost(props: CaseResultsHostProps) {
  useRowKeys();
  useStatusBar(line);
  return <CasePage {...props} earlier={none} after={null} />;
}

type CasePageProps = CaseResultsHostProps & { readonly earlier: readonly ListedCase[]; readonly after: string | null };

function CasePage({ testId, marked, earlier, after, ...finding }: CasePageProps) {
  const [state, ask] = useQuery({
    query: CasesOfTest,
    variables: { testId, first: pageSizes.testCases, ...(after !== null && { after }) },
  });
  const again = () => ask({ requestPolicy: 'network-only' });
  if (state.data === undefined && earlier.length > 0)
    return (
      <>
        <WindowedCases {...finding} testId={testId} marked={marked} cases={earlier} isTestingOver={false} />
        {state.error === undefined ? null : (
          <LoadFailure title="The other test cases could not be loaded." requestId={requestIdOf(state.error)} onRetry={again} />
        )}
      </>
    );
  return (
    <Loaded state={state} what="test cases" rows={8} onRetry={again}>
      {({ platformTest }) => {
        if (platformTest.__typename !== 'FlexibleTestingTest') return null;
        const { nodes, pageInfo } = platformTest.cases;
        const cases = earlier.length === 0 ? nodes : [...earlier, ...nodes];
        const next = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;
        if (next !== null) return <CasePage {...finding} testId={testId} marked={marked} earlier={cases} after={next} />;
        return (
          <WindowedCases
            {...finding}
            testId={testId}
            marked={marked}
            cases={cases}
            isTestingOver={platformTest.testWindow.status !== 'open'}
          />
        );
      }}
    </Loaded>
  );
}
