import type { CreditPeriod } from '#schema/rules/credit-period.ts';
import { readCreditPeriod } from '#schema/rules/credit-period.ts';
import { createFileRoute, Navigate, useNavigate } from '@tanstack/react-router';
import { useViewer } from '#src/viewer.tsx';
import { CreditUsageHost } from '../areas/organization/credit-usage/credit-usage.host.tsx';

type CreditUsageSearch = { readonly period?: CreditPeriod };

const searchOf = (period: CreditPeriod): CreditUsageSearch => (period === 'all' ? {} : { period });

export const Route = createFileRoute('/_app/organization-user/credit-usage')({
  validateSearch: ({ period }: Readonly<Record<string, unknown>>): CreditUsageSearch => searchOf(readCreditPeriod(period)),
  component: CreditUsage,
});

function CreditUsage() {
  const { period = 'all' } = Route.useSearch();
  const navigate = useNavigate();
  const { organization } = useViewer();
  if (!organization.creditModelAccess) return <Navigate to="/" replace />;
  return (
    <CreditUsageHost
      key={period}
      period={period}
      onPeriod={(chosen) =>
        void navigate({ to: '/organization-user/credit-usage', search: searchOf(chosen), replace: true, resetScroll: false })
      }
    />
  );
}
