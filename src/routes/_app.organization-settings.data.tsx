import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyPart } from '#src/ui/lazy-part.tsx';

const OrganizationArchivesHost = lazyPart(() => import('../areas/organization/archives/archives.host.tsx'));

export const Route = createFileRoute('/_app/organization-settings/data')({ component: Data });

function Data() {
  return (
    <Suspense>
      <OrganizationArchivesHost />
    </Suspense>
  );
}
