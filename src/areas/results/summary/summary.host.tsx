import { mayRetest } from '#schema/rules/launch/launch-again.ts';
import { Loaded } from '../parts/loaded.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { useViewer } from '#src/viewer.tsx';
import { Suspense } from 'react';
import { useQuery } from 'urql';
import { TestSummary } from './summary.documents.ts';
import { SummaryView } from './summary.view.tsx';

const SummaryCharts = lazyPart(() => import('./charts.tsx'));

type SummaryHostProps = {
  readonly testId: string;
  readonly comparedWith: string | undefined;
  readonly onCompare: (testId: string) => void;
  /** A new request of the failed and blocked cases. */
  readonly onRetest: () => void;
};

export function SummaryHost({ testId, comparedWith, onCompare, onRetest }: SummaryHostProps) {
  const { role, organization } = useViewer();
  const [state, ask] = useQuery({ query: TestSummary, variables: { testId, with: comparedWith } });
  const isModerator = role === 'community_test_manager';
  const base = `/results/${testId}`;
  return (
    <Loaded state={state} what="the summary" onRetry={() => ask({ requestPolicy: 'network-only' })}>
      {({ platformTest }) => (
        <SummaryView
          test={platformTest}
          viewerRole={role}
          onCompare={onCompare}
          charts={
            <Suspense>
              <SummaryCharts testId={testId} viewerRole={role} casesHref={isModerator ? null : `${base}?tab=test-case-results`} />
            </Suspense>
          }
          onRetest={mayRetest({ role, organization }) ? onRetest : null}
          links={isModerator ? null : { issues: `${base}?tab=issues`, cases: `${base}?tab=test-case-results` }}
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
