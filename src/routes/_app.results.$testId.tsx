import { useViewer } from '#src/viewer.tsx';
import { createFileRoute, Outlet, redirect, useLocation } from '@tanstack/react-router';
import { useCallback } from 'react';
import AcceptAssignmentHost from '../areas/results/accept-assignment/accept-assignment.host.tsx';
import { TesterWaiting } from '../areas/moderation/tester/tester-waiting.view.tsx';
import { TestPageWaiting } from '../areas/results/test-page/test-page.view.tsx';
import { isClosedToModerators } from '../areas/session/viewer/areas.rules.ts';

export const Route = createFileRoute('/_app/results/$testId')({
  beforeLoad: ({ context, location, params }) => {
    if (context.viewer.role === 'community_test_manager' && isClosedToModerators(location.pathname))
      throw redirect({ to: '/results/$testId', params, search: {}, replace: true });
  },
  component: TestLayout,
});

function TestLayout() {
  const { testId } = Route.useParams();
  const { role } = useViewer();
  const navigate = Route.useNavigate();
  const leave = useCallback(() => void navigate({ to: '/', replace: true }), [navigate]);
  const isOfTester = useLocation({ select: ({ pathname }) => /\/(?:participant|tester)\//iu.test(pathname) });
  const isOfResult = useLocation({ select: ({ search }) => 'result' in search });
  const tab = useLocation({ select: ({ search }) => ('tab' in search && typeof search.tab === 'string' ? search.tab : undefined) });
  if (role !== 'community_test_manager') return <Outlet />;
  const waiting = isOfTester ? (
    <TesterWaiting testId={testId} onClose={isOfResult ? leave : null} />
  ) : (
    <TestPageWaiting testId={testId} tab={tab} viewerRole={role} />
  );
  return (
    <AcceptAssignmentHost key={testId} testId={testId} waiting={waiting} onLeave={leave}>
      <Outlet />
    </AcceptAssignmentHost>
  );
}
