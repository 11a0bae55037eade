import { createFileRoute, redirect } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyPart } from '#src/ui/lazy-part.tsx';

const NotificationsHost = lazyPart(() =>
  import('../areas/organization/notifications/notifications.host.tsx').then((module) => ({ default: module.NotificationsHost })),
);
const ChooseNotificationsHost = lazyPart(() =>
  import('../areas/organization/choose-notifications/choose-notifications.host.tsx').then((module) => ({
    default: module.ChooseNotificationsHost,
  })),
);

export const Route = createFileRoute('/_app/results/notifications')({
  beforeLoad: ({ context }) => {
    if (context.viewer.role !== 'community_test_manager')
      throw redirect({ to: '/organization-user-settings/notifications', replace: true });
  },
  component: Notifications,
});

function Notifications() {
  return (
    <Suspense>
      <NotificationsHost>
        <ChooseNotificationsHost />
      </NotificationsHost>
    </Suspense>
  );
}
