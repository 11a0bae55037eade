import { FeatureFlags } from '#src/flags.documents.ts';
import { SignedInContext } from '#src/viewer.tsx';
import type { Viewer } from '#src/viewer.tsx';
import type { Portal } from '#src/cache/client.ts';
import type { ReactNode } from 'react';
import { useEffect, useMemo } from 'react';
import { Provider, useQuery } from 'urql';
import { CurrentUser } from '../sign-in/sign-in.documents.ts';
import { periods } from '#schema/vocabulary/limits.ts';

type SignedInProps = { readonly viewer: Viewer; readonly portal: Portal; readonly children: ReactNode };

function SignedInProvider({ viewer: known, portal, children }: SignedInProps) {
  const [{ data }] = useQuery({ query: CurrentUser, requestPolicy: 'cache-first' });
  const [, askFlags] = useQuery({ query: FeatureFlags, requestPolicy: 'cache-first' });
  useEffect(() => {
    const timer = setInterval(() => askFlags({ requestPolicy: 'network-only' }), periods.featureFlagsMs);
    return () => clearInterval(timer);
  }, [askFlags]);
  const viewer = data?.getCurrentOrganizationUser ?? known;
  const signedIn = useMemo(() => ({ viewer, portal }), [viewer, portal]);
  return <SignedInContext value={signedIn}>{children}</SignedInContext>;
}

/** Gives every screen below its client and its viewer, and keeps the feature flags fresh. */
export function SignedInHost(props: SignedInProps) {
  return (
    <Provider value={props.portal.client}>
      <SignedInProvider {...props} />
    </Provider>
  );
}
