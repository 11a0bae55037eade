import { createFileRoute } from '@tanstack/react-router';
import { NotificationsHost } from '../areas/organization/notifications/notifications.host.tsx';

export const Route = createFileRoute('/_app/organization-user-settings/notifications')({ component: NotificationsHost });
