import { usePageTitle } from '#src/title.ts';
import { createFileRoute } from '@tanstack/react-router';
import { MinimalLayout } from '../areas/session/layouts/minimal.view.tsx';
import { SorryMessage } from '../areas/session/layouts/messages.view.tsx';

export const Route = createFileRoute('/error')({ component: Sorry });

function Sorry() {
  usePageTitle('Something went wrong');
  return (
    <MinimalLayout>
      <SorryMessage />
    </MinimalLayout>
  );
}
