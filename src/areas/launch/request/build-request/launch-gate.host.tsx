import { useSelector } from '@xstate/react';
import { Suspense, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { selectTurn, selectWished } from '#machines/flows/launch/open-launch.ts';
import { launchFlags } from '#schema/rules/launch/flags.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Undrawn } from '#src/ui/undrawn.tsx';
import { FeatureFlags } from '#src/flags.documents.ts';
import { useViewer } from '#src/viewer.tsx';
import { useOpenLaunch } from '../open-launch.ports.ts';
import { BuildRequestHost } from './build-request.host.tsx';
import { Waiting } from './request-stage.view.tsx';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Page } from '#src/ui/page.tsx';
import { Sheet } from '#src/ui/sheet.tsx';

function UnloadedView({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Page narrow>
      <Sheet>
        <EmptyState isPage title="The draft could not be loaded" action={<Button onPress={onRetry}>Retry</Button>}>
          The server did not answer. Nothing is lost.
        </EmptyState>
      </Sheet>
    </Page>
  );
}

const UndrawnDraft = lazyPart(() => import('../../drafts/recover-draft/undrawn-draft.host.tsx'));
const UnloadedDraft = lazyPart(() => import('../../drafts/recover-draft/undrawn-draft.host.tsx'), { otherwise: UnloadedView });

export function LaunchGateHost({ children }: { readonly children: ReactNode }) {
  const { organization } = useViewer();
  const openRef = useOpenLaunch();
  const wished = useSelector(openRef, selectWished);
  const turn = useSelector(openRef, selectTurn);
  const [{ data, error }] = useQuery({ query: FeatureFlags, requestPolicy: 'cache-first' });
  const flags = useMemo(
    () => launchFlags(organization, data?.featureFlags.flatMap(({ name, enabled }) => (enabled ? [name] : [])) ?? []),
    [organization, data],
  );
  if (data === undefined && error === undefined) return <Waiting />;
  const left = (onRetry: () => void) => (isGone: boolean) => {
    openRef.send({ type: isGone ? 'draft.discarded' : 'request.resumed' });
    onRetry();
  };
  const undrawn = (onRetry: () => void): ReactNode => (
    <Suspense>
      <UndrawnDraft wished={wished} onRetry={onRetry} onLeave={left(onRetry)} />
    </Suspense>
  );
  const unloaded = (onRetry: () => void): ReactNode => (
    <Suspense fallback={<UnloadedView onRetry={onRetry} />}>
      <UnloadedDraft isUnloaded wished={wished} onRetry={onRetry} onLeave={left(onRetry)} />
    </Suspense>
  );
  return (
    <Undrawn key={JSON.stringify([flags, turn])} otherwise={undrawn}>
      <BuildRequestHost flags={flags} wished={wished} unloaded={unloaded}>
        {children}
      </BuildRequestHost>
    </Undrawn>
  );
}
