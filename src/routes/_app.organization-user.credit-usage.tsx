import { readCreditPeriod } from '#schema/rules/credit-period.ts';
import type { CreditPeriod } from '#schema/rules/credit-period.ts';
import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router';
import { CreditUsageHost } from '../areas/organization/credit-usage/credit-usage.host.tsx';

type CreditUsageSearch = { readonly period?: CreditPeriod };

const searchOf = (period: CreditPeriod): CreditUsageSearch => (period === 'all' ? {} : { period });

export const Route = createFileRoute('/_app/organization-user/credit-usage')({
  validateSearch: ({ period }: Readonly<Record<string, unknown>>): CreditUsageSearch => searchOf(readCreditPeriod(period)),
  beforeLoad: ({ context }) => {
    if (!context.viewer.organization.creditModelAccess) throw redirect({ to: '/', replace: true });
  },
  component: CreditUsage,
});

function CreditUsage() {
  const { period = 'all' } = Route.useSearch();
  const navigate = useNavigate();
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
