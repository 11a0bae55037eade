import { Page, PageHeader } from '#src/ui/page.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import type { ReactNode } from 'react';

const tabs = [
  { id: 'profile', label: 'Profile', href: '/organization-user-settings/profile' },
  { id: 'notifications', label: 'Notifications', href: '/organization-user-settings/notifications' },
  { id: 'sign-in', label: 'Sign-in', href: '/organization-user-settings/sign-in' },
] as const;

type UserSettingsFrameProps = { readonly current: (typeof tabs)[number]['id']; readonly children: ReactNode };

/** The head of the user settings, whatever page of them is below it. */
export function UserSettingsFrame({ current, children }: UserSettingsFrameProps) {
  return (
    <Page narrow>
      <PageHeader title="User settings" />
      <Tabs label="User settings" items={tabs} current={current} />
      {children}
    </Page>
  );
}
