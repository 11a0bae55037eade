import { createFileRoute } from '@tanstack/react-router';
import { OrganizationHost } from '../areas/operator/organization/organization.host.tsx';

export const Route = createFileRoute('/_app/operator/organizations/$id')({ component: Organization });

function Organization() {
  return <OrganizationHost id={Route.useParams().id} />;
}
