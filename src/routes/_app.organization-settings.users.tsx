import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { OrganizationArchivesHost } from '../areas/organization/archives/archives.host.tsx';
import { OrganizationSettingsFrame } from '../areas/organization/parts/settings-frames.tsx';
import { RenameOrganizationHost } from '../areas/organization/rename-organization/rename-organization.host.tsx';
import { TeamHost } from '../areas/organization/team/team.host.tsx';
import { useFind } from '#src/list-find.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';

const TokensHost = lazyPart(() => import('../areas/organization/api-tokens/api-tokens.host.tsx'));

type UsersSearch = { readonly tab?: 'team' | 'data' | 'tokens'; readonly find?: string };

export const Route = createFileRoute('/_app/organization-settings/users')({
  validateSearch: ({ tab, find }: Readonly<Record<string, unknown>>): UsersSearch =>
    tab === 'team' || tab === 'data' || tab === 'tokens' ? { tab, ...(typeof find === 'string' && find !== '' && { find }) } : {},
  component: Users,
});

function Users() {
  const { tab = 'settings' } = Route.useSearch();
  const finding = useFind();
  return (
    <OrganizationSettingsFrame current={tab}>
      {tab === 'team' ? (
        <TeamHost {...finding} />
      ) : tab === 'data' ? (
        <OrganizationArchivesHost />
      ) : tab === 'tokens' ? (
        <Suspense>
          <TokensHost />
        </Suspense>
      ) : (
        <RenameOrganizationHost />
      )}
    </OrganizationSettingsFrame>
  );
}
