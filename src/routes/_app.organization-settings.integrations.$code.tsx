import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router';
import { Suspense, useCallback } from 'react';
import { settingsCodes } from '#schema/vocabulary/integrations.ts';
import { NotFoundPage } from '../areas/session/layouts/pages.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { AzureCloudContext, readReturned, takeReturned } from '../areas/integrations/azure-grant/returned-grant.ts';

const IntegrationPageHost = lazyPart(() => import('../areas/integrations/configure-integration/integration-page.host.tsx'));

const WebhooksHost = lazyPart(() => import('../areas/integrations/webhooks/webhooks.host.tsx'));

export const Route = createFileRoute('/_app/organization-settings/integrations/$code')({
  validateSearch: readReturned,
  beforeLoad: ({ search, params: { code } }) => {
    if (takeReturned(search)) throw redirect({ to: '/organization-settings/integrations/$code', params: { code }, replace: true });
  },
  component: Integration,
});

function Integration() {
  const { code: given } = Route.useParams();
  const code = settingsCodes.find((each) => each === given);
  const { settings } = Route.useRouteContext();
  const navigate = useNavigate();
  const leave = useCallback(() => void navigate({ to: '/organization-settings/integrations' }), [navigate]);
  if (given === 'webhooks')
    return (
      <Suspense>
        <WebhooksHost />
      </Suspense>
    );
  if (code === undefined) return <NotFoundPage />;
  return (
    <AzureCloudContext value={settings.azureDevopsCloud}>
      <Suspense>
        <IntegrationPageHost key={code} code={code} onLeave={leave} />
      </Suspense>
    </AzureCloudContext>
  );
}
