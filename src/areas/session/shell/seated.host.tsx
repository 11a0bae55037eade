import { SeatedContext } from '#src/viewer.tsx';
import type { Viewer } from '#src/viewer.tsx';
import type { Portal } from '#src/cache/client.ts';
import type { ReactNode } from 'react';
import { useEffect, useMemo } from 'react';
import { Provider, useQuery } from 'urql';
import { CurrentUser } from '../sign-in/sign-in.documents.ts';
import { FeatureFlags } from './shell.documents.ts';

/** Feature flags are asked for again after this time. */
export const flagInterval = 10 * 60 * 1000;

type SeatedProps = { readonly viewer: Viewer; readonly portal: Portal; readonly children: ReactNode };

function Seat({ viewer: known, portal, children }: SeatedProps) {
  const [{ data }] = useQuery({ query: CurrentUser, requestPolicy: 'cache-first' });
  const [, askFlags] = useQuery({ query: FeatureFlags, requestPolicy: 'cache-first' });
  useEffect(() => {
    const timer = setInterval(() => askFlags({ requestPolicy: 'network-only' }), flagInterval);
    return () => clearInterval(timer);
  }, [askFlags]);
  const viewer = data?.getCurrentOrganizationUser ?? known;
  const seated = useMemo(() => ({ viewer, portal }), [viewer, portal]);
  return <SeatedContext value={seated}>{children}</SeatedContext>;
}

/** Gives every screen below its client and its viewer, and keeps the feature flags fresh. */
export function SeatedHost(props: SeatedProps) {
  return (
    <Provider value={props.portal.client}>
      <Seat {...props} />
    </Provider>
  );
}
