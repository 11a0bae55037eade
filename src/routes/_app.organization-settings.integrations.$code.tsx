import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { Suspense, useCallback } from 'react';
import { settingsCodes } from '#schema/vocabulary/integrations.ts';
import { NotFoundPage } from '../areas/session/layouts/pages.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';

const IntegrationPageHost = lazyPart(() => import('../areas/integrations/configure-integration/integration-page.host.tsx'));

export const Route = createFileRoute('/_app/organization-settings/integrations/$code')({ component: Integration });

function Integration() {
  const { code: given } = Route.useParams();
  const code = settingsCodes.find((each) => each === given);
  const navigate = useNavigate();
  const leave = useCallback(() => void navigate({ to: '/organization-settings/integrations' }), [navigate]);
  if (code === undefined) return <NotFoundPage />;
  return (
    <Suspense>
      <IntegrationPageHost key={code} code={code} onLeave={leave} />
    </Suspense>
  );
}
