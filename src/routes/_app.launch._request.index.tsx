import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { SummaryHost } from '../areas/launch/request/build-request/summary.host.tsx';
import { SaveRequest } from './-templates.tsx';
import { HandedOn } from '../areas/session/layouts/pages.tsx';

export const Route = createFileRoute('/_app/launch/_request/')({ component: Summary, errorComponent: HandedOn });

function Summary() {
  const router = useRouter();
  const navigate = useCallback(
    (href: string, options?: { readonly replace: boolean }) => void router.navigate({ href, replace: options?.replace ?? false }),
    [router],
  );
  return <SummaryHost navigate={navigate} renderTemplate={(read) => <SaveRequest read={read} />} />;
}
