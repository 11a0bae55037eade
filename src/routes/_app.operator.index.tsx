import { createFileRoute } from '@tanstack/react-router';
import { OrganizationsHost } from '../areas/operator/organizations/organizations.host.tsx';

export const Route = createFileRoute('/_app/operator/')({ component: OrganizationsHost });
