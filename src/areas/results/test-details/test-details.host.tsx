import { useViewer } from '#src/viewer.tsx';
import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { TestSettingsView } from '../test-settings/test-settings.view.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { launchFlags } from '#schema/rules/launch/flags.ts';
import { againOffered } from '#schema/rules/launch/launch-again.ts';
import { TestDetails } from './test-details.documents.ts';
import type { RecurringSchedule } from './test-details.view.tsx';
import { TestDetailsView } from './test-details.view.tsx';

export type CloneTest = (testId: string, isAdvanced: boolean) => void;

type TestDetailsHostProps = {
  readonly testId: string;
  readonly onClone: CloneTest;
  readonly renderSchedule: (schedule: RecurringSchedule) => ReactNode;
  readonly runResults: ReactNode;
  /** Keeps what was requested for others. */
  readonly template: ReactNode;
};

export function TestDetailsHost({ testId, onClone, renderSchedule, runResults, template }: TestDetailsHostProps) {
  const { id, role, organization } = useViewer();
  const [state, ask] = useQuery({ query: TestDetails, variables: { testId, isStaff: role !== 'customer' } });
  const again = againOffered({ role, organization });
  return (
    <Loaded state={state} what="the details" rows={8} onRetry={() => ask({ requestPolicy: 'network-only' })}>
      {({ platformTest, featureFlags }) => (
        <TestDetailsView
          flags={launchFlags(
            organization,
            featureFlags.flatMap(({ name, enabled }) => (enabled ? [name] : [])),
          )}
          test={platformTest}
          viewer={{ role, userId: id }}
          settings={
            role === 'test_manager' && platformTest.__typename === 'FlexibleTestingTest' ? (
              <TestSettingsView test={platformTest} viewer={{ role, userId: id }} />
            ) : null
          }
          runResults={runResults}
          schedule={platformTest.schedule == null ? null : renderSchedule(platformTest.schedule)}
          template={
            again !== null && organization.newLaunchUxEnabled && platformTest.__typename === 'AdvancedTestRequest' ? template : null
          }
          again={
            again === null ? null : { label: again, onPress: () => onClone(testId, platformTest.__typename === 'AdvancedTestRequest') }
          }
        />
      )}
    </Loaded>
  );
}
