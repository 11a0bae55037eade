import { Loaded } from '../parts/loaded.tsx';
import { useViewer } from '#src/viewer.tsx';
import { useQuery } from 'urql';
import { TestSummary } from './summary.documents.ts';
import { SummaryView } from './summary.view.tsx';

/** The summary tab. */
export function SummaryHost({ testId }: { readonly testId: string }) {
  const { role } = useViewer();
  const [state, ask] = useQuery({ query: TestSummary, variables: { testId } });
  const isModerator = role === 'community_test_manager';
  const base = `/results/${testId}`;
  return (
    <Loaded state={state} what="the summary" onRetry={() => ask({ requestPolicy: 'network-only' })}>
      {({ platformTest }) => (
        <SummaryView
          test={platformTest}
          viewerRole={role}
          links={
            isModerator
              ? null
              : { issues: `${base}?tab=issues`, cases: `${base}?tab=test-case-results`, feedback: `${base}?tab=tester-feedback` }
          }
          testerHref={
            role === 'customer' || platformTest.__typename === 'AdvancedTestRequest'
              ? null
              : (participantId) => `${base}/participant/${participantId}`
          }
        />
      )}
    </Loaded>
  );
}
