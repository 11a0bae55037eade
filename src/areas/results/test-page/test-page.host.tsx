import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Suspense } from 'react';
import { useOpenOne } from '#src/use-open-one.ts';
import type { ReactNode } from 'react';
import { headerOffers, overallProgress, tabHref, tabLabels, tabOf, tabsFor } from '../test/test-page.rules.ts';
import type { HeaderOffers, TestTab } from '../test/test-page.rules.ts';
import type { TestWindowRow } from '#machines/lifecycles/test-window/test-window.types.ts';
import { testWindowLifecycle } from '#machines/lifecycles/test-window/test-window.machine.ts';
import { sharedReportTexts } from '#schema/vocabulary/shared-report.ts';
import { hasSessions } from '#machines/lifecycles/case-result/sessions.rules.ts';
import { hasChats } from '#machines/lib/permissions.ts';
import { requestIdOf } from '#src/cache/failure.ts';
import { OpenChat, openChannel } from '#src/chat.tsx';
import { HowItWorks } from '#src/how-it-works.tsx';
import { usePageTitle } from '#src/title.ts';
import type { TabItem } from '#src/ui/tabs.tsx';
import { UnloadedPage } from '#src/ui/unloaded-page.tsx';
import { Button } from '#src/ui/button.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { useViewer } from '#src/viewer.tsx';
import { Rocket, Share2 } from 'lucide-react';
import { useLocation } from '@tanstack/react-router';
import { useQuery } from 'urql';
import { resultsAsLeft } from '../parts/results-place.ts';
import { dueLaunch } from '../test/launch-requested.rules.ts';
import { TestHeader } from './test-page.documents.ts';
import { TestPageView, TestPageWaiting } from './test-page.view.tsx';
import type { HeadedTest } from './test-page.view.tsx';

const TestActions = lazyPart(() => import('../close-window/test-actions.act.tsx').then((module) => ({ default: module.TestActions })), {
  leave: () => undefined,
});
const ExportResultsHost = lazyPart(() => import('../export-results/export-results.host.tsx'), { leave: ({ onClose }) => onClose() });
const ShareReportHost = lazyPart(() => import('../share-report/share-report.host.tsx'), { leave: ({ onClose }) => onClose() });
const PublishAllHost = lazyPart(() => import('../publish-all/publish-all.host.tsx'), { leave: ({ onClose }) => onClose() });

function ActionsHost({
  testId,
  code,
  offers,
  moderatorsHref,
}: {
  readonly testId: string;
  readonly code: string;
  readonly offers: HeaderOffers;
  readonly moderatorsHref: string;
}) {
  const dialog = useOpenOne();
  return (
    <Suspense>
      <TestActions
        testId={testId}
        offers={offers}
        moderatorsHref={moderatorsHref}
        onPublishAll={() => dialog.open('publish')}
        onExport={() => dialog.open('export')}
      />
      {dialog.name === 'export' ? <ExportResultsHost testId={testId} code={code} onClose={dialog.close} /> : null}
      {dialog.name === 'publish' ? <PublishAllHost testId={testId} onClose={dialog.close} /> : null}
    </Suspense>
  );
}

function ShareReport({ testId, name }: { readonly testId: string; readonly name: string }) {
  const dialog = useOpenOne();
  return (
    <>
      <Button icon={Share2} onPress={() => dialog.open('share')}>
        {sharedReportTexts.action}
      </Button>
      <Suspense>{dialog.name === 'share' ? <ShareReportHost testId={testId} name={name} onClose={dialog.close} /> : null}</Suspense>
    </>
  );
}

export type ShownTest = { readonly testId: string; readonly tab: TestTab; readonly test: HeadedTest };

const windowRowOf = ({ __typename, testWindow: { status: windowStatus, ...times } }: HeadedTest): TestWindowRow => ({
  ...times,
  windowStatus,
  kind: __typename === 'FlexibleTestingTest' ? 'supervised' : 'advanced',
  isUnapproved: false,
});

type TestPageHostProps = { readonly testId: string; readonly tab: string | undefined; readonly renderTab: (shown: ShownTest) => ReactNode };

const countOf = (test: HeadedTest, tab: TestTab): Pick<TabItem, 'count' | 'hot'> => {
  if (test.__typename === 'AdvancedTestRequest') return {};
  switch (tab) {
    case 'blockers':
      return { count: test.openBlockersCount ?? 0, hot: true };
    case 'issues':
      return { count: test.testStats.issuesTotalCount };
    case 'test-case-results':
      return hasSessions(test) ? {} : { count: test.testStats.testCasesTotalCount };
    case 'tester-feedback':
      return { count: test.testerSessionsCount };
    case 'summary':
    case 'test-details':
    case 'testers':
      return {};
  }
};

export function TestPageHost({ testId, tab, renderTab }: TestPageHostProps) {
  const { id, role, organization } = useViewer();
  const [{ data, error }, ask] = useQuery({ query: TestHeader, variables: { testId, isStaff: role !== 'customer' } });
  const channelId = useLocation({ select: ({ search }) => openChannel(search) });
  const test = data?.platformTest;
  usePageTitle(test?.name ?? 'Results');
  if (test === undefined)
    return error === undefined ? (
      <TestPageWaiting testId={testId} tab={tab} viewerRole={role} />
    ) : (
      <UnloadedPage
        back={{ label: 'Results', href: resultsAsLeft() }}
        title="The test could not be loaded."
        requestId={requestIdOf(error)}
        onRetry={() => ask({ requestPolicy: 'network-only' })}
      />
    );
  const isSupervised = test.__typename === 'FlexibleTestingTest';
  const allowed = tabsFor({ role, isSupervised });
  const current = tabOf(tab, allowed);
  const groups = isSupervised ? (test.selectionRequirementsGroups ?? null) : null;
  const offers = headerOffers({ test: isSupervised ? test : null, groups }, { role, userId: id });
  const hasChat = isSupervised && hasChats({ role }, organization);
  const launch = isSupervised ? null : dueLaunch(test, { role, userId: id });
  const hasMenu = offers.canAssign || offers.canExport || offers.canPublishAll || offers.canEnd;
  return (
    <TestPageView
      test={test}
      tab={current}
      how={<HowItWorks lifecycle={testWindowLifecycle} row={windowRowOf(test)} />}
      progress={groups === null ? null : overallProgress(groups)}
      tabs={allowed.map((id) => ({ id, label: tabLabels[id], href: tabHref(testId, id, channelId), ...countOf(test, id) }))}
      actions={
        hasChat || hasMenu || offers.canShare || launch !== null ? (
          <>
            {launch === null ? null : (
              <LinkButton kind="primary" icon={Rocket} href={launch}>
                Launch supervised test
              </LinkButton>
            )}
            {hasChat ? <OpenChat testId={testId} type="public" name={test.name} /> : null}
            {offers.canShare ? <ShareReport testId={testId} name={test.name} /> : null}
            {hasMenu ? (
              <ActionsHost
                testId={testId}
                code={test.code}
                offers={offers}
                moderatorsHref={`/results/${testId}?${current === 'summary' ? '' : `tab=${current}&`}panel=moderators`}
              />
            ) : null}
          </>
        ) : null
      }
    >
      {renderTab({ testId, tab: current, test })}
    </TestPageView>
  );
}
