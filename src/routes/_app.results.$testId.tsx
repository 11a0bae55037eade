import { useViewer } from '#src/viewer.tsx';
import { createFileRoute, Outlet } from '@tanstack/react-router';
import { useCallback } from 'react';
import AcceptAssignmentHost from '../areas/results/accept-assignment/accept-assignment.host.tsx';

export const Route = createFileRoute('/_app/results/$testId')({ component: TestLayout });

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
