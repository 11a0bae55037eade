import { createFileRoute, useLocation, useNavigate } from '@tanstack/react-router';
import { Suspense, useCallback } from 'react';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { IssuesTabHost } from '../areas/issues/issues-tab/issues-tab.host.tsx';
import { BlockersHost } from '../areas/results/resolve-blocker/blockers.host.tsx';
import { PublishPanelHost } from '../areas/results/publish/publish.host.tsx';
import { RunResultsHost } from '../areas/results/run-results/run-results.host.tsx';
import { SummaryHost } from '../areas/results/summary/summary.host.tsx';
import { TestDetailsHost } from '../areas/results/test-details/test-details.host.tsx';
import { TesterFeedbackHost } from '../areas/results/tester-feedback/tester-feedback.host.tsx';
import { TestersHost } from '../areas/results/testers/testers.host.tsx';
import { TestPageHost } from '../areas/results/test-page/test-page.host.tsx';
import type { ShownTest } from '../areas/results/test-page/test-page.host.tsx';
import { ManageScheduleHost } from '../areas/schedules/manage-schedule/manage-schedule.host.tsx';
import { ScheduleHost } from '../areas/schedules/manage-schedule/schedule.host.tsx';
import { hasSessions } from '#machines/lifecycles/case-result/sessions.rules.ts';
import type { ClonedCases } from '#schema/rules/launch/cloned-cases.ts';
import { useViewer } from '#src/viewer.tsx';
import { keptOfTestIssues } from '../areas/issues/issue/issue-address.rules.ts';
import { SavedViews, askedForViews } from './-saved-views.tsx';
import { SaveLaunched } from './-templates.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';

const ModeratorsHost = lazyPart(() => import('../areas/results/assign-moderators/assign-moderators.host.tsx'), {
  leave: ({ onClose }) => onClose(),
});
const SessionsHost = lazyPart(() => import('../areas/results/sessions/sessions.host.tsx'));
const CaseResultsHost = lazyPart(() => import('../areas/results/case-results/case-results.host.tsx'));

const text = v.optional(v.fallback(v.optional(v.string()), undefined));
const search = v.looseObject({
  tab: text,
  show: text,
  find: text,
  publish: text,
  with: text,
  panel: v.optional(v.fallback(v.optional(v.literal('moderators')), undefined)),
  resolved: v.optional(v.fallback(v.optional(v.literal(1)), undefined)),
});

export const Route = createFileRoute('/_app/results/$testId/')({ component: TestPage, validateSearch: search });

type Search = v.InferOutput<typeof search>;

const without = (values: Search): Search => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

function TestPage() {
  const { testId } = Route.useParams();
  const { role } = useViewer();
  const found = Route.useSearch();
  const navigate = Route.useNavigate();
  const hash = useLocation({ select: (location) => location.hash });
  const change = useCallback(
    (values: Search) => void navigate({ search: (before) => without({ ...before, ...values }), replace: true, resetScroll: false }),
    [navigate],
  );
  const onFind = useCallback((find: string) => change({ find: find === '' ? undefined : find }), [change]);
  const finding = { find: found.find ?? '', onFind };
  const go = useNavigate();
  const clone = useCallback(
    (cloned: string, isAdvanced: boolean, cases: ClonedCases = 'every') => {
      const along = { testId: cloned, cases };
      void go({ to: '/launch', search: isAdvanced ? { tab: 'advanced_test' } : {}, state: along });
    },
    [go],
  );
  const renderTab = ({ tab, test }: ShownTest): ReactNode => {
    switch (tab) {
      case 'summary':
        return (
          <SummaryHost
            testId={testId}
            comparedWith={found.with}
            onCompare={(earlier) => change({ with: earlier })}
            onRetest={() => clone(testId, false, 'failing')}
          />
        );
      case 'test-details':
        return (
          <ManageScheduleHost>
            <TestDetailsHost
              testId={testId}
              onClone={clone}
              runResults={<RunResultsHost testId={testId} />}
              template={<SaveLaunched testId={testId} />}
              renderSchedule={(schedule) => <ScheduleHost testId={testId} schedule={schedule} />}
            />
          </ManageScheduleHost>
        );
      case 'testers':
        return <TestersHost testId={testId} search={found} onSearch={change} />;
      case 'blockers':
        return (
          <BlockersHost
            {...finding}
            testId={testId}
            isResolvedShown={found.resolved === 1}
            onShowResolved={(isShown) => change({ resolved: isShown ? 1 : undefined })}
          />
        );
      case 'issues':
        return (
          <IssuesTabHost
            testId={testId}
            views={<SavedViews list="test_issues" keep={keptOfTestIssues} />}
            beside={askedForViews('test_issues')}
          />
        );
      case 'test-case-results':
        return (
          <Suspense>
            {test.__typename === 'FlexibleTestingTest' && hasSessions(test) ? (
              <SessionsHost {...finding} testId={testId} />
            ) : (
              <CaseResultsHost key={testId} {...finding} testId={testId} marked={hash === '' ? null : hash} />
            )}
          </Suspense>
        );
      case 'tester-feedback':
        return <TesterFeedbackHost {...finding} testId={testId} />;
    }
  };
  return (
    <PublishPanelHost
      testId={testId}
      participantId={found.tab === 'testers' ? (found.publish ?? null) : null}
      onClose={() => change({ publish: undefined })}
      other={
        found.panel === 'moderators' && role === 'test_manager' ? (
          <Suspense>
            <ModeratorsHost testId={testId} onClose={() => change({ panel: undefined })} />
          </Suspense>
        ) : null
      }
    >
      <TestPageHost key={testId} testId={testId} tab={found.tab} renderTab={renderTab} />
    </PublishPanelHost>
  );
}
