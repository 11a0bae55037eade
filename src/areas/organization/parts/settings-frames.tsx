import { usePageTitle } from '#src/title.ts';
import { useViewer } from '#src/viewer.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import type { ReactNode } from 'react';

const organizationTabs = [
  { id: 'settings', label: 'Organization settings', href: '/organization-settings/users' },
  { id: 'team', label: 'Team', href: '/organization-settings/users?tab=team' },
  { id: 'data', label: 'Data', href: '/organization-settings/users?tab=data' },
  { id: 'tokens', label: 'Tokens', href: '/organization-settings/users?tab=tokens' },
  { id: 'audit', label: 'Audit trail', href: '/organization-settings/audit-trail' },
] as const;

const titles = { settings: 'Organization settings', team: 'Team', data: 'Data', tokens: 'Tokens', audit: 'Audit trail' } as const;

type OrganizationSettingsFrameProps = { readonly current: (typeof organizationTabs)[number]['id']; readonly children: ReactNode };

/** The head of the organization's page, whatever tab of it is open. */
export function OrganizationSettingsFrame({ current, children }: OrganizationSettingsFrameProps) {
  usePageTitle(titles[current]);
  return (
    <Page narrow={current !== 'audit'}>
      <PageHeader title="Organization" />
      <Tabs label="Organization" items={organizationTabs} current={current} />
      {children}
    </Page>
  );
}

const userTabs = [
  { id: 'profile', label: 'Profile', href: '/organization-user-settings/profile' },
  { id: 'notifications', label: 'Notifications', href: '/organization-user-settings/notifications' },
  { id: 'sign-in', label: 'Sign-in', href: '/organization-user-settings/sign-in' },
] as const;

type UserSettingsFrameProps = { readonly current: (typeof userTabs)[number]['id']; readonly children: ReactNode };

/** The head of the user settings, whatever page of them is below it; moderators have one of them, among the results. */
export function UserSettingsFrame({ current, children }: UserSettingsFrameProps) {
  const { role } = useViewer();
  const isAlone = role === 'community_test_manager';
  return (
    <Page narrow>
      <PageHeader title={isAlone ? 'Notifications' : 'User settings'} />
      {isAlone ? null : <Tabs label="User settings" items={userTabs} current={current} />}
      {children}
    </Page>
  );
}
