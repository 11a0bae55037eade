import { NavigationProvider } from '#src/ui/navigation.tsx';
import { useTheme } from '#src/ui/theme.ts';
import { ToastHost } from '#src/ui/toast.tsx';
import { createRootRouteWithContext, Outlet, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { MinimalLayout } from '../areas/session/layouts/minimal.view.tsx';
import { NotFoundPage, SorryPage } from '../areas/session/layouts/pages.tsx';
import type { RouterContext } from '../router.tsx';

const oneYear = 365 * 24 * 60 * 60;

/** The sign-in page of the server knows the chosen theme by a cookie only. */
const useThemeCookie = (): void => {
  const { choice } = useTheme();
  useEffect(() => {
    document.cookie = `muster_theme=${choice}; path=/; max-age=${oneYear}; samesite=lax`;
  }, [choice]);
};

function Root() {
  const router = useRouter();
  const navigate = useCallback((href: string, { replace }: { replace: boolean }) => void router.navigate({ href, replace }), [router]);
  useThemeCookie();
  return (
    <NavigationProvider navigate={navigate}>
      <Outlet />
      <ToastHost />
    </NavigationProvider>
  );
}

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Root,
  errorComponent: (props) => (
    <MinimalLayout>
      <SorryPage {...props} />
    </MinimalLayout>
  ),
  notFoundComponent: () => (
    <MinimalLayout>
      <NotFoundPage />
    </MinimalLayout>
  ),
});
