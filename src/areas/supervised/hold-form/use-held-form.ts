import { selectIsHeld } from '#machines/flows/supervised/hold-form.ts';
import type { HoldFormActorRef } from '#machines/flows/supervised/hold-form.ts';
import { deviceId } from '#src/keeping/device.ts';
import { openDraftLocks } from '#src/keeping/draft-locks.ts';
import { useFlow } from '#src/use-flow.ts';
import { usePortal } from '#src/viewer.tsx';
import { useLayoutEffect } from 'react';
import { useOnce } from '#src/ui/use-once.ts';
import { holdFormWith } from './hold-form.ports.ts';

type Held = { readonly advancedTestId: string; readonly requestedTestId: string | null };

/** Holds the form of a supervised test for as long as its page stands, and lets it go with what was typed a moment before. */
export function useHeldForm(place: string, { advancedTestId, requestedTestId }: Held): HoldFormActorRef {
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
