import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyPart } from '#src/ui/lazy-part.tsx';

const IntegrationsHost = lazyPart(() => import('../areas/integrations/list-integrations/integrations.host.tsx'));

export const Route = createFileRoute('/_app/organization-settings/integrations/')({ component: Integrations });

function Integrations() {
  return (
    <Suspense>
      <IntegrationsHost />
    </Suspense>
  );
}
