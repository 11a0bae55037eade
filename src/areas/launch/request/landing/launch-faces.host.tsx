import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { KeptForm } from '#schema/rules/launch/kept-form.ts';
import type { ClonedCases } from '#schema/rules/launch/cloned-cases.ts';
import type { SdlcStage } from '#schema/vocabulary/launch/places.ts';
import { useViewer } from '#src/viewer.tsx';
import { focusHeading } from '#src/ui/focus.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import type { WrittenCopy } from '../../simple/kept-form.ts';
import { Undrawn } from '#src/ui/undrawn.tsx';
import { launchFace } from './launch-faces.rules.ts';
import type { LaunchFace } from './launch-faces.rules.ts';
import { NoLaunchView } from '../no-launch.view.tsx';

const Landing = lazyPart(async () => ({ default: (await import('./landing.host.tsx')).LandingHost }));
const CloneTest = lazyPart(() => import('../clone-test/clone-test.host.tsx'));
const SimpleRequest = lazyPart(() => import('../../simple/simple-request/simple-request.host.tsx'));

const UndrawnForm = lazyPart(() => import('../../drafts/recover-draft/undrawn-form.host.tsx'));

type LaunchFacesProps = {
  readonly tab: string | undefined;
  readonly sdlcStage: SdlcStage | null;
  /** The earlier test to clone. */
  readonly testId: string | null;
  readonly cases: ClonedCases;
  /** The form that came along from its preview. */
  readonly given: unknown;
  readonly onCloned: (draftId: string) => void;
  readonly onCancelled: () => void;
  readonly onPreview: (form: KeptForm) => void;
  readonly onLoaded: () => void;
  readonly onUnkept: (copy: WrittenCopy) => void;
  /** The request flow. */
  readonly children: ReactNode;
};

/** A face that takes the place of another is a page of its own: its title takes the focus. */
function useFaceFocus(face: LaunchFace): void {
  const last = useRef(face);
  useEffect(() => {
    if (last.current !== face) focusHeading();
    last.current = face;
  }, [face]);
}

/** Lets the organization's switches decide what Launch is: nothing, the old card, the simple form, or the request flow. */
export function LaunchFacesHost({ tab, sdlcStage, testId, cases, given, children, ...on }: LaunchFacesProps) {
  const { organization } = useViewer();
  const face = launchFace({ organization, tab, testId });
  const [turn, setTurn] = useState(0);
  const restored = useCallback(() => setTurn((before) => before + 1), []);
  const undrawnForm = (onRetry: () => void): ReactNode => <UndrawnForm onRetry={onRetry} onRestored={restored} />;
  useFaceFocus(face);
  switch (face) {
    case 'nothing':
      return <NoLaunchView />;
    case 'landing':
      return (
        <Suspense>
          <Landing sdlcStage={sdlcStage} />
        </Suspense>
      );
    case 'simple':
      return (
        <Suspense>
          <Undrawn key={turn} otherwise={undrawnForm}>
            <SimpleRequest
              testId={testId}
              sdlcStage={sdlcStage}
              given={given}
              onPreview={on.onPreview}
              onLoaded={on.onLoaded}
              onUnkept={on.onUnkept}
            />
          </Undrawn>
        </Suspense>
      );
    case 'cloning':
      return testId === null ? null : (
        <Suspense>
          <CloneTest key={testId} testId={testId} cases={cases} onCloned={on.onCloned} onCancelled={on.onCancelled} />
        </Suspense>
      );
    case 'request':
      return children;
  }
}
