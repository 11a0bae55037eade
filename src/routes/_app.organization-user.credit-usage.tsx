import { createFileRoute, redirect } from '@tanstack/react-router';
import { CreditUsageHost } from '../areas/organization/credit-usage/credit-usage.host.tsx';

export const Route = createFileRoute('/_app/organization-user/credit-usage')({
  beforeLoad: ({ context }) => {
    if (!context.viewer.organization.creditModelAccess) throw redirect({ to: '/', replace: true });
  },
  component: CreditUsageHost,
});
