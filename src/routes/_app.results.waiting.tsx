import { createFileRoute, redirect } from '@tanstack/react-router';
import { Suspense, useCallback } from 'react';
import { lazyPart } from '#src/ui/lazy-part.tsx';

const LoadHost = lazyPart(() => import('../areas/results/waiting/load.tsx'));
const WaitingHost = lazyPart(() => import('../areas/results/waiting/waiting.host.tsx'));

type Search = { readonly order?: unknown; readonly show?: unknown; readonly test?: unknown };

export const Route = createFileRoute('/_app/results/waiting')({
  beforeLoad: ({ context }) => {
    if (context.viewer.role === 'customer') throw redirect({ to: '/results', replace: true });
  },
  component: Waiting,
  validateSearch: ({ order, show, test }: Search): Search => ({ order, show, test }),
});

function Waiting() {
  const { viewer } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const change = useCallback((search: Search) => void navigate({ search, replace: true, resetScroll: false }), [navigate]);
  const search = Route.useSearch();
  return <Suspense>{viewer.role === 'test_manager' ? <LoadHost /> : <WaitingHost search={search} onSearch={change} />}</Suspense>;
}
