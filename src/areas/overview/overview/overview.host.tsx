import { requestIdOf } from '#src/cache/failure.ts';
import { useKeys } from '#src/keys.ts';
import { useStatusBar } from '#src/status-bar.tsx';
import { useRowKeys } from '#src/row-keys.ts';
import { usePageTitle } from '#src/title.ts';
import { KeptHeight } from '#src/ui/kept-height.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { useNavigation } from '#src/ui/navigation.tsx';
import { Sheet, SheetHead } from '#src/ui/sheet.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { useViewer } from '#src/viewer.tsx';
import { useMemo } from 'react';
import { useQuery } from 'urql';
import { liveAsked } from './live-asked.ts';
import { LiveTestsSheet } from './live-tests.tsx';
import { LiveTests, Statistics } from './overview.documents.ts';
import { WaitingView } from '../waiting/waiting.view.tsx';
import { OverviewFrame, OverviewView } from './overview.view.tsx';
import { OverviewWaiting } from './overview-waiting.tsx';

const lineOf = (launches: boolean) => ({
  keys: [
    { keys: 'g r', label: 'results' },
    { keys: 'g i', label: 'issues' },
    ...(launches ? [{ keys: 'n', label: 'new test' }] : []),
    { keys: 'j k', label: 'move' },
  ],
});
const OwnGuide = lazyPart(() => import('#src/guide/own-guide.ts'));
const fresh = { requestPolicy: 'network-only' } as const;

export function OverviewHost() {
  const { organization, role } = useViewer();
  const launches = organization.advancedTestsAccess;
  const navigation = useNavigation();
  const [statistics, askStatistics] = useQuery({ query: Statistics });
  const [live, askLive] = useQuery({ query: LiveTests, variables: liveAsked });
  usePageTitle('Overview');
  useRowKeys();
  useStatusBar(useMemo(() => lineOf(launches), [launches]));
  useKeys(useMemo(() => (launches ? { n: () => navigation?.navigate('/launch', { replace: false }) } : {}), [launches, navigation]));
  const name = organization.chosenName ?? organization.name;
  const liveSheet = (
    <KeptHeight name="live tests" isLoading={live.data === undefined && live.error === undefined}>
      {live.data === undefined ? (
        <Sheet label="Live tests">
          {live.error === undefined ? (
            <>
              <SheetHead title="Live tests" />
              <Loading label="Loading live tests">
                <SkeletonRows rows={7} />
              </Loading>
            </>
          ) : (
            <LoadFailure title="The live tests could not be loaded." requestId={requestIdOf(live.error)} onRetry={() => askLive(fresh)} />
          )}
        </Sheet>
      ) : (
        <LiveTestsSheet page={live.data.platformTests} />
      )}
    </KeptHeight>
  );
  if (statistics.data === undefined)
    return (
      <OverviewFrame organization={name} role={role} launches={launches}>
        {statistics.error === undefined ? (
          <OverviewWaiting live={liveSheet} />
        ) : (
          <Sheet>
            <LoadFailure
              title="The figures could not be loaded."
              requestId={requestIdOf(statistics.error)}
              onRetry={() => askStatistics(fresh)}
            />
          </Sheet>
        )}
      </OverviewFrame>
    );
  const { organizationStats, issueStats, waitingOnYou } = statistics.data;
  return (
    <OverviewView
      organization={name}
      role={role}
      launches={launches}
      figures={organizationStats}
      newIssues={issueStats.newIssuesCount}
      waiting={<WaitingView items={waitingOnYou} viewerRole={role} isNarrow />}
      liveCount={live.data?.platformTests.testsCount ?? null}
      live={
        <>
          {organizationStats.issuesTotalCount === 0 ? <OwnGuide /> : null}
          {liveSheet}
        </>
      }
    />
  );
}
