import { useViewer } from '#src/viewer.tsx';
import { useQuery } from 'urql';
import { Loaded } from '../parts/loaded.tsx';
import { offersClone } from './clone-link.rules.ts';
import { TestDetails } from './test-details.documents.ts';
import { TestDetailsView } from './test-details.view.tsx';

/** Starts a new test from an earlier one, in Launch. */
export type CloneTest = (testId: string, isAdvanced: boolean) => void;

/** The test details tab. */
export function TestDetailsHost({ testId, onClone }: { readonly testId: string; readonly onClone: CloneTest }) {
  const { role, organization } = useViewer();
  const [state, ask] = useQuery({ query: TestDetails, variables: { testId, isStaff: role !== 'customer' } });
  return (
    <Loaded state={state} label="Loading the details" rows={8} onRetry={() => ask({ requestPolicy: 'network-only' })}>
      {({ platformTest }) => (
        <TestDetailsView
          test={platformTest}
          viewerRole={role}
          onClone={offersClone({ role, organization }) ? () => onClone(testId, platformTest.__typename === 'AdvancedTestRequest') : null}
        />
      )}
    </Loaded>
  );
}
