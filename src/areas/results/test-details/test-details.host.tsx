import { useViewer } from '#src/viewer.tsx';
import { useQuery } from 'urql';
import { Loaded } from '../parts/loaded.tsx';
import { TestDetails } from './test-details.documents.ts';
import { TestDetailsView } from './test-details.view.tsx';

/** The test details tab. */
export function TestDetailsHost({ testId }: { readonly testId: string }) {
  const { role } = useViewer();
  const [state, ask] = useQuery({ query: TestDetails, variables: { testId, isStaff: role !== 'customer' } });
  return (
    <Loaded state={state} label="Loading the details" rows={8} onRetry={() => ask({ requestPolicy: 'network-only' })}>
      {({ platformTest }) => <TestDetailsView test={platformTest} viewerRole={role} />}
    </Loaded>
  );
}
