import { usePageTitle } from '#src/title.ts';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import type { ReactNode } from 'react';

const tabs = [
  { id: 'settings', label: 'Organization settings', href: '/organization-settings/users' },
  { id: 'team', label: 'Team', href: '/organization-settings/users?tab=team' },
] as const;

type OrganizationSettingsFrameProps = { readonly current: (typeof tabs)[number]['id']; readonly children: ReactNode };

/** The head of the organization's page, whatever tab of it is open. */
export function OrganizationSettingsFrame({ current, children }: OrganizationSettingsFrameProps) {
  usePageTitle(current === 'team' ? 'Team' : 'Organization settings');
  return (
    <Page narrow>
      <PageHeader title="Organization" />
      <Tabs label="Organization" items={tabs} current={current} />
      {children}
    </Page>
  );
}
