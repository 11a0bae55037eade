import { useViewer } from '#src/viewer.tsx';
import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { useCallback } from 'react';
import AcceptAssignmentHost from '../areas/results/accept-assignment/accept-assignment.host.tsx';
import { isClosedToModerators } from '../areas/results/test-page/test-page.rules.ts';

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
  if (role !== 'community_test_manager') return <Outlet />;
  return (
    <AcceptAssignmentHost key={testId} testId={testId} onLeave={leave}>
      <Outlet />
    </AcceptAssignmentHost>
  );
}
