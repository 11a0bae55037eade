import { useSelector } from '@xstate/react';
import { Suspense, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { selectFace, selectIsAside, selectTurn } from '#machines/flows/launch/open-launch.ts';
import type { LaunchFace, WayIn } from '#machines/flows/launch/open-launch.rules.ts';
import { focusHeading } from '#src/ui/focus.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Undrawn } from '#src/ui/undrawn.tsx';
import { NoLaunchView } from '../no-launch.view.tsx';
import { useOpenLaunch } from '../open-launch.ports.ts';

const Landing = lazyPart(async () => ({ default: (await import('./landing.host.tsx')).LandingHost }));
const CloneTest = lazyPart(() => import('../clone-test/clone-test.host.tsx'));
const SimpleRequest = lazyPart(() => import('../../simple/simple-request/simple-request.host.tsx'));
const UndrawnForm = lazyPart(() => import('../../drafts/recover-draft/undrawn-form.host.tsx'));

/** Focus goes to the new title, as on a page change. */
function useFaceFocus(face: LaunchFace | null): void {
  const last = useRef(face);
  useEffect(() => {
    if (last.current !== null && face !== null && last.current !== face) focusHeading();
    last.current = face ?? last.current;
  }, [face]);
}

const undrawnForm = (onRetry: () => void): ReactNode => <UndrawnForm onRetry={onRetry} />;

type LaunchFacesProps = {
  readonly way: WayIn;
  readonly children: ReactNode;
};

/** Tells the chart each way into Launch, and shows what it makes of it; what stood before is not drawn at an address that leads elsewhere. */
export function LaunchFacesHost({ way, children }: LaunchFacesProps) {
  const openRef = useOpenLaunch();
  const face = useSelector(openRef, selectFace);
  const turn = useSelector(openRef, selectTurn);
  const isAside = useSelector(
    openRef,
    useMemo(() => selectIsAside(way), [way]),
  );
  useLayoutEffect(() => openRef.send({ type: 'address.changed', way }), [openRef, way]);
  useLayoutEffect(() => () => openRef.send({ type: 'launch.left' }), [openRef]);
  useFaceFocus(face);
  if (isAside) return null;
  switch (face) {
    case null:
      return null;
    case 'nothing':
      return <NoLaunchView />;
    case 'landing':
      return (
        <Suspense>
          <Landing sdlcStage={way.sdlcStage} />
        </Suspense>
      );
    case 'simple':
      return (
        <Suspense>
          <Undrawn key={turn} otherwise={undrawnForm}>
            <SimpleRequest testId={way.clone} sdlcStage={way.sdlcStage} given={way.form} />
          </Undrawn>
        </Suspense>
      );
    case 'cloning':
      return way.clone === null ? null : (
        <Suspense>
          <CloneTest key={way.clone} testId={way.clone} cases={way.cases} />
        </Suspense>
      );
    case 'request':
      return children;
  }
}
