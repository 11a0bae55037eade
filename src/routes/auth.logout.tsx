import { usePageTitle } from '#src/title.ts';
import { createFileRoute } from '@tanstack/react-router';
import { LogoutHost } from '../areas/session/sign-in/logout.host.tsx';

type LogoutSearch = { readonly ask?: true };

/** The server adds `ask` where a page of others leads here. */
const readSearch = (search: Readonly<Record<string, unknown>>): LogoutSearch => (search['ask'] === undefined ? {} : { ask: true });

export const Route = createFileRoute('/auth/logout')({ validateSearch: readSearch, component: Logout });

function Logout() {
  const { session, settings } = Route.useRouteContext();
  const { ask = false } = Route.useSearch();
  usePageTitle('Log out');
  return <LogoutHost session={session} settings={settings} isAsked={ask} />;
}
