import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_app/organization-user-settings/')({
  beforeLoad: () => {
    throw redirect({ to: '/organization-user-settings/profile', replace: true });
  },
});
