import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { TrailSearch } from '../areas/audit/trail/trail-address.ts';
import { OperatorFrame } from '../areas/operator/parts/operator-frame.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';

const TrailHost = lazyPart(() => import('../areas/audit/trail/trail.host.tsx'));

export function AuditTrail() {
  const search: TrailSearch = useSearch({ strict: false });
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
