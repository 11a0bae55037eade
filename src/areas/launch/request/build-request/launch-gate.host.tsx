import { Suspense, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { launchFlags } from '#schema/rules/launch/flags.ts';
import type { SdlcStage } from '#schema/vocabulary/launch/places.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Undrawn } from '#src/ui/undrawn.tsx';
import { FeatureFlags } from '#src/flags.documents.ts';
import { useViewer } from '#src/viewer.tsx';
import { BuildRequestHost } from './build-request.host.tsx';
import { useAddressedDraft } from './draft-address.ts';
import type { DraftAddress } from './draft-address.ts';
import type { RequestNews } from './request-news.ts';
import { Waiting } from './request-stage.view.tsx';
import { UnloadedView } from './unloaded.view.tsx';

const UndrawnDraft = lazyPart(() => import('../../drafts/recover-draft/undrawn-draft.host.tsx'));
const UnloadedDraft = lazyPart(() => import('../../drafts/recover-draft/undrawn-draft.host.tsx'), { otherwise: UnloadedView });

type LaunchGateProps = RequestNews & {
  readonly sdlcStage: SdlcStage | null;
  readonly address: DraftAddress;
  readonly children: ReactNode;
};

/** Opens the request flow once the organization's switches are known. */
export function LaunchGateHost({ sdlcStage, address, children, ...on }: LaunchGateProps) {
  const { organization } = useViewer();
  const addressed = useAddressedDraft(address);
  const [{ data, error }] = useQuery({ query: FeatureFlags, requestPolicy: 'cache-first' });
  const flags = useMemo(
    () => launchFlags(organization, data?.featureFlags.flatMap(({ name, enabled }) => (enabled ? [name] : [])) ?? []),
    [organization, data],
  );
  if (data === undefined && error === undefined) return <Waiting />;
  const left = (onRetry: () => void) => (isGone: boolean) => {
    if (isGone) addressed.leave();
    (isGone ? on.onRestored : on.onBroughtBack)();
    onRetry();
  };
  const undrawn = (onRetry: () => void): ReactNode => (
    <Suspense>
      <UndrawnDraft wished={addressed.wished} onRetry={onRetry} onLeave={left(onRetry)} />
    </Suspense>
  );
  const unloaded = (onRetry: () => void): ReactNode => (
    <Suspense fallback={<UnloadedView onRetry={onRetry} />}>
      <UnloadedDraft isUnloaded wished={addressed.wished} onRetry={onRetry} onLeave={left(onRetry)} />
    </Suspense>
  );
  return (
    <Undrawn key={JSON.stringify([flags, addressed.turn])} otherwise={undrawn}>
      <BuildRequestHost flags={flags} sdlcStage={sdlcStage} addressed={addressed} unloaded={unloaded} {...on}>
        {children}
      </BuildRequestHost>
    </Undrawn>
  );
}
