import { createFileRoute } from '@tanstack/react-router';
import { ChooseNotificationsHost } from '../areas/organization/choose-notifications/choose-notifications.host.tsx';
import { NotificationsHost } from '../areas/organization/notifications/notifications.host.tsx';

export const Route = createFileRoute('/_app/organization-user-settings/notifications')({ component: Notifications });

function Notifications() {
  return (
    <NotificationsHost>
      <ChooseNotificationsHost />
    </NotificationsHost>
  );
}
