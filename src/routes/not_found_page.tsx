import { usePageTitle } from '#src/title.ts';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { MinimalLayout } from '../areas/session/layouts/minimal.view.tsx';
import { NotFoundMessage } from '../areas/session/layouts/messages.view.tsx';
import { redirectFor } from '../areas/session/viewer/areas.rules.ts';

export const Route = createFileRoute('/not_found_page')({
  beforeLoad: async ({ context, location }) => {
    const entrance = await context.gate.enter();
    const elsewhere = entrance && redirectFor(entrance.viewer.role, location.pathname);
    if (elsewhere !== null) throw redirect({ href: elsewhere, replace: true });
  },
  component: NotFound,
});

function NotFound() {
  usePageTitle('Not found');
  return (
    <MinimalLayout>
      <NotFoundMessage />
    </MinimalLayout>
  );
}
