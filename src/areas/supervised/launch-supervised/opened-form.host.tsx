import { readKeptForm } from '#machines/flows/supervised/kept-form.rules.ts';
import { selectArrivals, selectIsHeld, selectOpened, selectStage } from '#machines/flows/supervised/hold-form.ts';
import { usePortal, useViewer } from '#src/viewer.tsx';
import { useSelector } from '@xstate/react';
import { useLayoutEffect, useMemo } from 'react';
import { useOnce } from '#src/ui/use-once.ts';
import type { ReactNode } from 'react';
import { DrawnKept } from '#src/ui/undrawn-kept.tsx';
import { formPlace } from '../hold-form/form-copy.ts';
import { freshForm, requestedOf, useLaunchRefusal } from './fresh-form.ts';
import type { RequestOpened } from './fresh-form.ts';
import { UnopenedView } from './unopened.view.tsx';
import { addressesOf } from './launch-addresses.ts';
import { LaunchSupervisedHost } from './launch-supervised.host.tsx';
import { forgetKept } from '#src/keeping/kept.ts';
import type { HoldFormActorRef } from '#machines/flows/supervised/hold-form.ts';
import { deviceId } from '#src/keeping/device.ts';
import { openDraftLocks } from '#src/keeping/draft-locks.ts';
import { useFlow } from '#src/use-flow.ts';
import { holdFormWith } from '../hold-form/hold-form.ports.ts';

type Held = { readonly advancedTestId: string; readonly requestedTestId: string | null };

/** Holds the form of a supervised test for as long as its page stands, and lets it go with what was typed a moment before. */
function useHeldForm(place: string, { advancedTestId, requestedTestId }: Held): HoldFormActorRef {
  const { client } = usePortal();
  const locks = useOnce(() => openDraftLocks(place));
  const holdRef = useFlow(() => holdFormWith({ client, advancedTestId, requestedTestId, place, device: deviceId(), locks }));
  useLayoutEffect(
    () => () => {
      if (selectIsHeld(holdRef.getSnapshot())) holdRef.send({ type: 'form.leave' });
      locks.release();
    },
    [holdRef, locks],
  );
  return holdRef;
}

type OpenedFormHostProps = {
  readonly request: RequestOpened;
  readonly requestedTestId: string | null;
  /** The section of the form that is shown, or that the preview was opened from. */
  readonly section: string | undefined;
  readonly opensPreview: boolean;
  readonly children: ReactNode;
};

function Opened({ request, requestedTestId, section, opensPreview, children }: OpenedFormHostProps) {
  const { id: userId } = useViewer();
  const refusalOf = useLaunchRefusal(request);
  const { fresh, place } = useOnce(() => {
    const requested = requestedOf(request, requestedTestId);
    const fresh = { ...freshForm(request, requested, refusalOf(requested?.id ?? null)), opensPreview };
    return { fresh, place: formPlace(userId, request.id, requested?.id ?? null) };
  });
  const { id: advancedTestId } = request;
  const holdRef = useHeldForm(place, fresh);
  const stage = useSelector(holdRef, selectStage);
  const arrivals = useSelector(holdRef, selectArrivals);
  const addresses = useMemo(() => addressesOf({ advancedTestId, requestedTestId, section }), [advancedTestId, requestedTestId, section]);
  const input = useMemo(() => {
    const { forms } = selectOpened(holdRef.getSnapshot());
    return arrivals === 0 || forms.form === null
      ? fresh
      : readKeptForm(forms.form, { ...fresh, opensPreview: fresh.opensPreview && arrivals === 1 });
  }, [holdRef, arrivals, fresh]);
  if ((stage === 'loading' && arrivals === 0) || stage === 'unloaded')
    return (
      <UnopenedView
        request={addresses.request}
        stage={stage === 'loading' ? 'loading' : 'failed'}
        requestId={null}
        onRetry={() => holdRef.send({ type: 'load.retry' })}
      />
    );
  return (
    <LaunchSupervisedHost
      key={arrivals}
      input={input}
      launchRefusal={refusalOf(fresh.requestedTestId)}
      addresses={addresses}
      holdRef={holdRef}
      place={place}
      code={request.code}
      from={request.name}
      rawFiles={request.rawTestCases?.length ?? 0}
      tests={request.requestedTests.length}
    >
      {children}
    </LaunchSupervisedHost>
  );
}

/** Opens the form with what the request says, or as it was left, here or at another device. */
export function OpenedFormHost(props: OpenedFormHostProps) {
  const { id: userId } = useViewer();
  const { request, requestedTestId } = props;
  const place = formPlace(userId, request.id, requestedOf(request, requestedTestId)?.id ?? null);
  return (
    <DrawnKept onForget={() => forgetKept(place)}>
      <Opened {...props} />
    </DrawnKept>
  );
}
