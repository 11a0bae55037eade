import { createFileRoute } from '@tanstack/react-router';
import { OrganizationArchivesHost } from '../areas/organization/archives/archives.host.tsx';
import { OrganizationSettingsFrame } from '../areas/organization/parts/settings-frames.tsx';
import { RenameOrganizationHost } from '../areas/organization/rename-organization/rename-organization.host.tsx';
import { TeamHost } from '../areas/organization/team/team.host.tsx';
import { useFind } from '#src/list-find.tsx';

type UsersSearch = { readonly tab?: 'team' | 'data'; readonly find?: string };

export const Route = createFileRoute('/_app/organization-settings/users')({
  validateSearch: ({ tab, find }: Readonly<Record<string, unknown>>): UsersSearch =>
    tab === 'team' || tab === 'data' ? { tab, ...(typeof find === 'string' && find !== '' && { find }) } : {},
  component: Users,
});

function Users() {
  const { tab = 'settings' } = Route.useSearch();
  const finding = useFind();
  return (
    <OrganizationSettingsFrame current={tab}>
      {tab === 'team' ? <TeamHost {...finding} /> : tab === 'data' ? <OrganizationArchivesHost /> : <RenameOrganizationHost />}
    </OrganizationSettingsFrame>
  );
}
