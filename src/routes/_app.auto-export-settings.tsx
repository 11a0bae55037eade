import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { Suspense, useCallback } from 'react';
import { lazyPart } from '#src/ui/lazy-part.tsx';

const AutoExportPageHost = lazyPart(() => import('../areas/issues/auto-export-settings/auto-export-page.host.tsx'));

export const Route = createFileRoute('/_app/auto-export-settings')({ component: AutoExportSettings });

function AutoExportSettings() {
  const navigate = useNavigate();
  const leave = useCallback(() => void navigate({ to: '/results' }), [navigate]);
  return (
    <Suspense>
      <AutoExportPageHost onLeave={leave} />
    </Suspense>
  );
}
