import { createFileRoute } from '@tanstack/react-router';
import { OrganizationSettingsFrame } from '../areas/organization/parts/organization-settings-frame.tsx';
import { RenameOrganizationHost } from '../areas/organization/rename-organization/rename-organization.host.tsx';
import { TeamHost } from '../areas/organization/team/team.host.tsx';

type UsersSearch = { readonly tab?: 'team' };

export const Route = createFileRoute('/_app/organization-settings/users')({
  validateSearch: ({ tab }: Readonly<Record<string, unknown>>): UsersSearch => (tab === 'team' ? { tab } : {}),
  component: Users,
});

function Users() {
  const { tab = 'settings' } = Route.useSearch();
  return <OrganizationSettingsFrame current={tab}>{tab === 'team' ? <TeamHost /> : <RenameOrganizationHost />}</OrganizationSettingsFrame>;
}
