import { createFileRoute } from '@tanstack/react-router';
import { HandedOn } from '../areas/session/layouts/pages.tsx';
import { LaunchSeveralHost } from '../areas/supervised/launch-several/launch-several.host.tsx';
import { AskedRequest } from '../areas/supervised/launch-supervised/request.host.tsx';

export const Route = createFileRoute('/_app/test_managers/advanced_tests/$id/launch_several')({
  component: Several,
  errorComponent: HandedOn,
});

function Several() {
  const { id } = Route.useParams();
  return <AskedRequest advancedTestId={id}>{(request) => <LaunchSeveralHost key={id} request={request} />}</AskedRequest>;
}
