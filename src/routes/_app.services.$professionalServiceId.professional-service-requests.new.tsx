import { createFileRoute, useRouter } from '@tanstack/react-router';
import { RequestServiceHost } from '../areas/services/request-service/request-service.host.tsx';

export const Route = createFileRoute('/_app/services/$professionalServiceId/professional-service-requests/new')({ component: Request });

function Request() {
  const { professionalServiceId } = Route.useParams();
  const router = useRouter();
  return <RequestServiceHost key={professionalServiceId} id={professionalServiceId} navigate={(href) => void router.navigate({ href })} />;
}
