import { useActorRef } from '@xstate/react';
import { useLayoutEffect, useState } from 'react';
import { selectKeeping } from '#machines/flows/launch/simple/simple-request.ts';
import type { SimpleRequestActorRef } from '#machines/flows/launch/simple/simple-request.ts';
import { readKeptForm } from '#schema/rules/launch/kept-form.ts';
import type { SdlcStage } from '#schema/vocabulary/launch/places.ts';
import { usePortal, useViewer } from '#src/viewer.tsx';
import { deviceId } from '#src/keeping/device.ts';
import { openDraftLocks } from '#src/keeping/draft-locks.ts';
import { copyFrom, simplePlace } from '../kept-form.ts';
import type { WrittenCopy } from '../kept-form.ts';
import { simpleRequestWith } from './simple-request.ports.ts';
import { useKeptForm } from './use-kept-form.ts';
import { readerZone } from '#src/ui/reader-dates.ts';

export type SimpleRequestGiven = {
  readonly testId: string | null;
  readonly sdlcStage: SdlcStage | null;
  /** The form that came along from its preview, or the copy of a device that keeps nothing. */
  readonly given: unknown;
  /** The device cannot keep the form: the address keeps it for a reload. */
  readonly onUnkept: (copy: WrittenCopy) => void;
};

type Simple = {
  readonly actorRef: SimpleRequestActorRef;
  /** False while the device cannot keep the form, null before it was tried. */
  readonly isKept: boolean | null;
};

/** The simple form of the member: filled in and kept for as long as its page stands. */
export function useSimpleRequest({ testId, sdlcStage, given, onUnkept }: SimpleRequestGiven): Simple {
  const { client } = usePortal();
  const { id, organization } = useViewer();
  const place = simplePlace(organization.id, id);
  const [{ machine, input, locks }] = useState(() => {
    const timezone = readerZone();
    const locks = openDraftLocks(place);
    return {
      locks,
      machine: simpleRequestWith({
        client,
        place,
        device: deviceId(),
        locks,
        timezone,
        sdlcStage,
        carried: copyFrom(given, timezone),
      }),
      input: { wished: { testId, given: readKeptForm(given, timezone) }, openedAt: new Date().toISOString() },
    };
  });
  const actorRef = useActorRef(machine, { input });
  const isKept = useKeptForm(actorRef, place, onUnkept);
  useLayoutEffect(
    () => () => {
      selectKeeping(actorRef.getSnapshot())?.send({ type: 'page.hidden' });
      locks.release();
    },
    [actorRef, locks],
  );
  return { actorRef, isKept };
}
