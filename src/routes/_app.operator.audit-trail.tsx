import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { TrailSearch } from '../areas/audit/trail/trail-address.ts';
import { OperatorFrame } from '../areas/operator/parts/operator-frame.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';

const TrailHost = lazyPart(() => import('../areas/audit/trail/trail.host.tsx'));

export const Route = createFileRoute('/_app/operator/audit-trail')({ component: AuditTrail });

function AuditTrail() {
  const search: TrailSearch = Route.useSearch();
  const navigate = useNavigate();
  return (
    <OperatorFrame current="audit">
      <Suspense>
        <TrailHost
          scope="installation"
          search={search}
          onSearch={(next) => void navigate({ to: '.', search: next, replace: true, resetScroll: false })}
        />
      </Suspense>
    </OperatorFrame>
  );
}
