import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_app/organization-settings/')({
  beforeLoad: () => {
    throw redirect({ to: '/organization-settings/users', replace: true });
  },
});
